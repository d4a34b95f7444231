// Soft hyphens for long German compounds on small tiles: a break where two words meet.

const SECOND =
  /(?<=\p{L}{3})(sammler|arbeiter|meister|bauer|siederei|sieberei|brennerei|werkstatt|werk|handlung|händler|haus|hütte|lager|speicher|kolonie|gärtnerei|schnitzerei|zunft|züchter|träger|becken|grube|insel|plateau|turm|mühle|hof|amt|stube|meiler|fabrik|anlage|dorf|bruderschaft|freunde|kirche|kammer|büro|schloss|schule|turm|schuppen|mann|schreinerei|deckerei|bildhauerei|brüderschaft|vorkommen|depot|behälter|see)/gu;

export function soften(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > 9 ? word.replace(SECOND, '\u00ad$1') : word))
    .join(' ');
}
