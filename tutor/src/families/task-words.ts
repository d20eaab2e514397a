/** The words in which a calculation is set, so that a sentence about something else is told from one. */
const words = new Set(
  `a about an and answer are as at be by calculate can could do does easily easy equal equals evaluate exactly
  expand explain express factor factorise factorize factorising figure find fix for form fraction from fully get give
  gives got have hello help hey hi hint homework how i if im in into is isn it its just know lowest maths math me mixed
  much my need no number now of ok on one or order out pip please pls plz power powers problem question rearrange
  result root roots see show simplest simplify so solution solutions solve solving some squared sqrt step steps stuck
  sum tell terms than thank thanks that the then there these this times to together u understand up us using value
  values want was we what whats when where which with work working works would write x y you your root cube square
  brackets bracket bidmas bodmas equation equations expression expressions complete completing formula quadratic
  linear factorisation method inequality plus minus divide divided multiply multiplied add subtract take away stuck
  dont don't what's i'm can't cant hard next try let lets let's simultaneous elimination substitution pair given
  where when following simplified quickly correct right do sir miss teacher today both sides sin cos tan ln pi exp frac
  rationalise rationalize rationalising denominator numerator bottom top surd surds index indices law laws base
  common highest difference squares collect like bracket tidy open out final nearest evaluate express write written
  completed completing fractions fractional negative algebraic algebra function functions term variable variables
  list integer integers subject inequalities inequality solves solved greater less add added adding
  times div cdot left text pm`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** How many words of a message do not belong to the setting of a calculation; those of one or two letters do. */
export const foreignWords = (text: string): number =>
  (text.toLowerCase().match(/[a-z][a-z']{2,}/g) ?? []).filter((word) => !words.has(word)).length

/** Whether a message sets a calculation and says next to nothing else. */
export const isBareTask = (text: string, most = 1): boolean => foreignWords(text) <= most
