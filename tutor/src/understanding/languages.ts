/** How people say in other languages that they do not understand, or ask for help. Accents may be missing. */
const languages: readonly (readonly [string, RegExp])[] = [
  [
    'es',
    /\bno (?:lo |la |te |me )?(?:entiend|comprend|entend[ií])|\bno s[eé] (?:c[oó]mo|qu[eé]|hacer|nada)|\bay[uú]d(?:a|en)|\bestoy perdid|\bpuedes ayudar/,
  ],
  [
    'pt',
    /\bn[aã]o (?:entend|percebo|compreendo|percebi|sei)|\bajud(?:a|e)(?:-me)?\b|\bpodes? (?:me )?ajudar|\bestou perdid/,
  ],
  [
    'fr',
    /\b(?:comprends?|compris) (?:pas|rien)|\bai pas compris|\baide[zr]?[ -]moi|\bm'aider|\bm aider|\bbesoin d'?aide|\bsais pas|\bà l'aide\b|\bj'y arrive pas/,
  ],
  [
    'de',
    /\bversteh(?:e|en)?\b.*\bnicht\b|\bverstanden\b.*\bnicht\b|\bnicht verstanden\b|\bwei(?:ß|ss) (?:\w+ )?nicht\b|\bhilfe\b|\b(?:mir|uns) helfen\b|\bhilf mir\b|\bkapier\w* .*nicht\b/,
  ],
  ['pl', /\bnie (?:rozumi|wiem|umiem|czaj)|\bpom(?:oc|óż|oz|ocy|ożesz|ozesz)\w*/],
  ['ro', /\bnu (?:[iî]n[tțţ]eleg|[sșş]tiu|pricep)|\bajut(?:or|a|ă|ati|ați)?\b|\bajut[aă]-m/],
  ['it', /\bnon (?:ho )?(?:capisc|capito|so )|\bnon lo so\b|\baiut(?:o|ami|atemi|are)\b/],
  ['tr', /\banla(?:m[ıi]yor|mad[ıi]m)|\byard[ıi]m\b|\bbilmiyorum\b/],
  ['so', /\bma (?:fahm|garan|aqaan)\w*|\bcaawi\w*/],
  ['ur', /\bsamaj?h?\b.*\b(?:nah?[ie]n?|nhi)\b|\b(?:nah?[ie]n?|nhi) samj|\bmadad\b|سمجھ|مدد/],
  ['sq', /\bnuk (?:kuptoj|e kuptoj|di\b)|\bndihm/],
  ['lt', /\bnesuprant|\bpad[eė]k/],
  ['nl', /\b(?:snap|begrijp)\b.*\bniet\b|\bkun je (?:me|mij) helpen/],
  ['cy', /\bddim yn deall\b|\bhelpwch fi\b|\bdw i angen help/],
  ['ar', /فهم|أفهم|ساعد|مساعدة|أعرف/],
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
