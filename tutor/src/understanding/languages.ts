/** How people say in other languages that they do not understand, or ask for help. Accents may be missing. */
const languages: readonly (readonly [string, RegExp])[] = [
  [
    'es',
    /\bno (?:lo |la |te |me )?(?:entiend|comprend|entend[ií])|\bno s[eé] (?:c[oó]mo|qu[eé]|hacer|nada)|\bay[uú]d(?:a|en)|\bestoy perdid|\bpuedes ayudar|\bcu[aá]nto (?:es|son|vale)|\bc[oó]mo (?:se|lo|hago|puedo)|\bqu[eé] (?:es|significa)|\bnecesito\b/,
  ],
  [
    'pt',
    /\bn[aã]o (?:entend|percebo|compreendo|percebi|sei)|\bajud(?:a|e)(?:-me)?\b|\bpodes? (?:me )?ajudar|\bestou perdid|\bquanto é|\bo que (?:é|significa)|\bcomo (?:se )?fa[zç]/,
  ],
  [
    'fr',
    /\b(?:comprends?|compris) (?:pas|rien)|\bai pas compris|\baide[zr]?[ -]moi|\bm'aider|\bm aider|\bbesoin d'?aide|\bsais pas|\bà l'aide\b|\bj'y arrive pas|\bcombien\b|\bqu'?est[- ]ce|\bcomment (?:je|faire|on (?:fait|peut|trouve|calcule))\b|\b[cç]a veut dire/,
  ],
  [
    'de',
    /\bversteh(?:e|en)?\b.*\bnicht\b|\bverstanden\b.*\bnicht\b|\bnicht verstanden\b|\bwei(?:ß|ss) (?:\w+ )?nicht\b|\bhilfe\b|\b(?:mir|uns) helfen\b|\bhilf mir\b|\bkapier\w* .*nicht\b|\bwie ?viel\b|\bwas (?:ist|bedeutet|hei(?:ß|ss)t)\b|\bwie (?:geht|macht|rechne)/,
  ],
  [
    'pl',
    /\bnie (?:rozumi|wiem|umiem|czaj)|\bpom(?:oc|óż|oz|ocy|ożesz|ozesz)\w*|\bile (?:to|jest)\b|\bjak (?:to|si[eę]|rozwi|zrobi|obliczy)|\bco (?:to (?:jest|znaczy)|znaczy)/,
  ],
  [
    'ro',
    /\bnu (?:[iî]n[tțţ]eleg|[sșş]tiu|pricep)|\bajut(?:or|a|ă|ati|ați)?\b|\bajut[aă]-m|\bc[aâ]t (?:face|este|fac)\b|\bce (?:[iî]nseamn|este)|\bcum (?:se|fac)\b/,
  ],
  [
    'it',
    /\bnon (?:ho )?(?:capisc|capito|so )|\bnon lo so\b|\baiut(?:o|ami|atemi|are)\b|\bquanto (?:fa\b|è)|\bcosa (?:significa|vuol)|\bcome si (?:fa|risolve)/,
  ],
  [
    'tr',
    /\banla(?:m[ıi]yor|mad[ıi]m)|\byard[ıi]m\b|\bbilmiyorum\b|\bka[cç] (?:eder|yapar)|\bne demek\b|\bnas[ıi]l\b/,
  ],
  ['so', /\bma (?:fahm|garan|aqaan)\w*|\bcaawi\w*|\bwaa (?:maxay|imisa)\b|\bsidee\b/],
  [
    'ur',
    /\bsamaj?h?\b.*\b(?:nah?[ie]n?|nhi)\b|\b(?:nah?[ie]n?|nhi) samj|\bmadad\b|سمجھ|مدد|\bkais[ei] (?:kar|ho)\w*|\bkya (?:hai|matlab)\b|\bkitn[aei]\b/,
  ],
  ['sq', /\bnuk (?:kuptoj|e kuptoj|di\b)|\bndihm/],
  ['lt', /\bnesuprant|\bpad[eė]k/],
  [
    'nl',
    /\b(?:snap|begrijp)\b.*\bniet\b|\bkun je (?:me|mij) helpen|\bhoeveel\b|\bwat betekent\b|\bhoe (?:doe|moet|werkt)\b/,
  ],
  ['cy', /\bddim yn deall\b|\bhelpwch fi\b|\bdw i angen help/],
  [
    'ar',
    /فهم|أفهم|ساعد|مساعدة|أعرف|\b(?:mish|mesh|mo|mu) f(?:ah|h)[aei]?m\w*|\bma f(?:a?h)i?m\w*|\bshu (?:ya3ni|yani)\b/,
  ],
  ['bn', /বুঝ|সাহায্য/],
  ['hi', /समझ|मदद/],
  ['pa', /ਸਮਝ|ਮਦਦ/],
  ['gu', /સમજ|મદદ/],
  ['ta', /புரிய|உதவ/],
  ['uk', /розумі[юєл]|допомож/],
  ['ru', /не (?:понима|понял|знаю)|помог/],
  ['zh', /不懂|不明白|不会|不會|帮帮|幫|救命/],
]

/** The language in which a text says that it is not understood or asks for help; `text` is in lower case. */
export const languageOf = (text: string): string | undefined =>
  languages.find(([, pattern]) => pattern.test(text))?.[0]
