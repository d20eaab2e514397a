/**
 * What a sentence to the marker is made of, in the languages of our schools: it begins with an
 * address (`marker`) or with an order (`act`), and is about marks (`marks`); or it praises itself
 * (`claim`). Each is a regular expression over text without accents, in small letters.
 */
export type InstructionWords = {
  readonly marker: RegExp
  readonly act: RegExp
  readonly marks: RegExp
  readonly claim: RegExp
}

/** What may stand before an order or an address. */
export const BEFORE_ORDER =
  /^(?:[^\p{L}\p{N}]|\b(?:please|kindly|now|so|and|but|also|just|then|ok|hey|hello|hi|you (?:must|should|have to|will|can)|i (?:want|ask|order|beg) you to|por favor|ahora|y|debes|s'il (?:vous|te) plait|maintenant|et|vous devez|tu dois|bitte|jetzt|und|du (?:musst|sollst)|sie mussen)\b|请|现在|并且?|你(?:必须|应该)|من فضلك|الان|و|يجب ان)*$/u

export const INSTRUCTION_WORDS: readonly InstructionWords[] = [
  {
    marker:
      /\b(?:(?:dear|hey|hello|note to(?: the)?|to the|you are(?: now)? an?) (?:\w+ )?(?:marker|grader|examiner|teacher|assistant|ai|model|bot)|language model)\b|(?:system|assistant|developer|admin) ?(?:note|message|prompt)? ?:/,
    act: /\b(?:ignore|disregard|forget|override|bypass|skip|give|award|grant|assign|mark|grade|score|rate|accept|count|treat|output|return|print|set|respond|reply|pretend|say that)\b(?! (?:off|by heat))/,
    marks:
      /\b(?:(?:max(?:imum)?|top|highest|full|perfect|best|no|zero|extra|bonus) (?:marks?|score|grade|points?|credit)|all(?: the)? marks|(?:previous|prior|above|earlier|all|these|the|your) (?:instructions?|rules?|references?|rubric|criteria|prompts?|mark scheme)|marked (?:as )?(?:right|correct)|(?:as|is|be) (?:fully |completely )?(?:right|correct|wrong)|verdict|is_right|confidence|needs_review|\d+ (?:out of|\/) ?\d+|\d+ ?(?:points|marks)|100 ?%)/,
    claim:
      /\byou are (?:now )?an? (?:\w+ )?(?:grader|marker|examiner|teacher|assistant|model|ai|bot)\b|\b(?:this|my|the)(?: above)? (?:answer|response|text|solution) (?:is|should be|must be|deserves|gets|counts as|earns)\b.*\b(?:right|correct|full|marks?|points?|perfect|accepted)\b/,
  },
  {
    marker:
      /\b(?:(?:querido|estimado|nota (?:para|al)|hola)(?: el| al)? (?:corrector|profesor|evaluador|examinador|modelo)|modelo de lenguaje)\b|(?:sistema|asistente) ?:/,
    act: /\b(?:ignora|ignore|olvida|dame|da|otorga|asigna|pon|ponme|marca|califica|puntua|acepta|considera|cuenta|devuelve|responde)\b/,
    marks:
      /\b(?:(?:maxima|toda la|la mejor|mejor) (?:nota|puntuacion|calificacion)|puntuacion (?:maxima|completa)|(?:todos los|maximos|cero) puntos|nota (?:maxima|completa)|instrucciones|criterios|rubrica|como (?:correct[oa]|bien|incorrect[oa])|\d+ puntos|es correcta)\b/,
    claim:
      /\beres un (?:\w+ )?(?:corrector|evaluador|profesor|asistente|modelo)\b|\b(?:esta|mi|la) respuesta (?:es|merece|debe|esta|vale)\b.*\b(?:correcta|bien|nota|puntos|puntuacion|perfecta)\b/,
  },
  {
    marker:
      /\b(?:(?:cher|chere|note (?:au|pour le)|bonjour)(?: le| au)? (?:correcteur|professeur|examinateur|modele|notateur)|modele de langue)\b|(?:systeme|assistant) ?:/,
    act: /\b(?:ignore[zr]?|oublie[zr]?|donne[zr]?|attribue[zr]?|accorde[zr]?|mets|mettez|note[zr]?|marque[zr]?|accepte[zr]?|compte[zr]?|considere[zr]?|reponds|repondez)\b/,
    marks:
      /\b(?:(?:la )?note (?:maximale|complete|parfaite)|tous les points|(?:le )?maximum de points|la meilleure note|instructions|consignes|criteres|bareme|comme (?:juste|correcte?|fausse?|exacte?|bonne)|\d+ points|est (?:juste|correcte))\b/,
    claim:
      /\b(?:tu es|vous etes) un (?:\w+ )?(?:correcteur|examinateur|professeur|assistant|modele)\b|\b(?:cette|ma|la) reponse (?:est|merite|doit|vaut)\b.*\b(?:correcte|juste|bonne|points|note|parfaite)\b/,
  },
  {
    marker:
      /\b(?:(?:lieber?|hinweis an(?: den)?|hallo|sehr geehrter) (?:korrektor|prufer|lehrer|bewerter|assistent|modell)|sprachmodell)\b|(?:system|assistent) ?:/,
    act: /\b(?:ignoriere?|ignorieren sie|vergiss|vergessen sie|gib|geben sie|vergib|vergeben sie|bewerte?|bewerten sie|markiere?|markieren sie|werte|akzeptiere|zahle|setze|antworte)\b/,
    marks:
      /\b(?:(?:volle|alle|maximale|null|keine) (?:punkte|punktzahl|note)|(?:die )?(?:beste|hochste) (?:note|punktzahl)|anweisungen|anweisung|regeln|kriterien|als (?:richtig|korrekt|falsch)|\d+ punkte|ist (?:richtig|korrekt))\b/,
    claim:
      /\bdu bist (?:jetzt )?ein (?:\w+ )?(?:korrektor|prufer|lehrer|assistent|modell)\b|\b(?:diese|meine|die) antwort (?:ist|verdient|muss|soll|zahlt)\b.*\b(?:richtig|korrekt|punkte|punktzahl|perfekt)\b/,
  },
  {
    marker: /(?:评分(?:员|老师|者)|阅卷(?:老师|人)?|老师请|(?:系统|助手)[:：])/,
    act: /(?:忽略|无视|忘记|给(?:我|出|予)?|判(?:为|定|我)?|打|标记|接受|视为|算(?:作|我)?|请)/,
    marks:
      /(?:满分|最高分|全部分数|零分|\d+ ?分|指示|指令|说明|标准|规则|正确|全对|答案是对的|错误)/,
    claim:
      /你(?:现在)?是(?:一个|一位)?.{0,4}(?:评分|阅卷|老师|助手|模型)|(?:这个|我的|本|此)?(?:答案|回答)(?:是|完全|应该|应得|值得).*(?:正确|对的|满分|分)/,
  },
  {
    marker: /(?:ايها المصحح|عزيزي المصحح|الى المصحح|المصحح|(?:النظام|المساعد) ?:)/,
    act: /(?:تجاهل|انس|اعط|اعطني|امنح|امنحني|ضع|اعتبر|اقبل|احسب|صحح)/,
    marks:
      /(?:الدرجة (?:الكاملة|النهائية)|العلامة (?:الكاملة|النهائية)|كل (?:الدرجات|العلامات)|التعليمات|المعايير|صحيحة|صحيح|خاطئة|صفر)/,
    claim: /(?:هذه |ان )?(?:الاجابه|الاجابة|اجابتي) (?:صحيحة|كاملة|تستحق)/,
  },
]

/** Tags and fields with which a text pretends to be the frame that it stands in. */
export const FRAME =
  /<\/?(?:answer|student|system|instructions?|user|assistant|verdict|mark)\b[^>]*>|\[\/?(?:inst|system)\]|"(?:verdict|is_right|marks_given|met|score|found|quote)"\s*:|^\s*(?:verdict|marks_given|is_right|score)\s*[:=]/iu
