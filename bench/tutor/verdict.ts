import { openingOf } from './plain.ts'

/** Words that say that something is not right. */
export const denying =
  /\b(not (yet|quite|right|true|so|exactly|the same|there|correct)|isn't|is not|doesn't|does not|do not (think|agree|follow)|almost|nearly|so close|careful|hmm+|look(ing)? again|check (that|this|it|again|the)|another look|second look|oops|slip|different (answer|result))\b/i
/** What is said of whether something is right says neither. */
const heardIn = (text: string) => openingOf(text).replace(/\b(whether|if)\b[^.!?]*/gi, '')

const plainlyYes =
  /^\W*(yes|yep|yeah|exactly|correct|right\b(?! now)|that's (right|correct|it)|that is (right|correct|it)|well (done|worked|spotted)|spot on|perfect|brilliant|true|you('ve| have) (got|done|solved|found)|agreed|(good|great|nice|lovely|super)\b(?! (try|effort|idea|start|thinking|question|guess|attempt|going)))/i
const affirming =
  /\b(yes|correct(ly)?|exactly|well (done|worked|spotted)|spot on|that works|works out|checks out|follows|perfect|brilliant|you('ve| have) (got|solved|found|done) (it|both|them|this)|agree|(good|great|nice|lovely) (work|job|step|line|move)|(is|are|was|all|that's|quite) (right|true)|right(?= so far|\.|!|,|:)|it fits|both (sides|roots|values) (are|work|match))\b/i

/** Whether an answer begins by calling what was said right. */
export const affirms = (text: string): boolean => {
  const opening = heardIn(text)
  if (/\bnot (yet|quite|right|correct|so)\b|\b(almost|nearly)\b/i.test(opening)) return false
  return plainlyYes.test(opening) || (affirming.test(opening) && !denying.test(opening))
}

/** Whether it begins by calling it not right. */
export const rejects = (text: string): boolean => !affirms(text) && denying.test(heardIn(text))
