/** Written by `npm run bench:marking -- --write`, which takes out what is mended and adds nothing. */
const KNOWN = {
  false_accept: String.raw`
numbers: number 4 {"unit":"Pa"} <- 4 pA
expressions: expression √(x-20) <- √|x-20|
sets, lists, intervals and points: expression ∅ <- {∅}
short text: terms: short_text nucleus <- nuclei acid
short text: terms: short_text A {"text":"Which of the lamps A, B and C is brightest?"} <- A or B
short text: terms: short_text mean <- meaning
short text: terms: short_text term <- therm
short text: sentences: short_text Energy is transferred from the water to the cup <- Energy is transferred to the water from the cup
short text: sentences: short_text Negative ions move to the anode <- Negative ions move from the anode
short text: sentences: short_text The force is exerted by the book on the table <- The force is exerted on the book by the table
short text: sentences: short_text Blood flows from the heart to the lungs <- Blood flows to the heart from the lungs
short text: sentences: short_text Light travels from air into glass <- Light travels into air from glass
`,
  false_refusal: String.raw`
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 60 degrees and 120 degrees
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- x=60⏎x=120
lines of working: expression x=4 {"start":"2x+3=11"} <- 2x=8⏎x=8/2=4
lines of working: expression x=3 {"start":"2x=6"} <- x=6/2=3
lines of working: expression x=4, y=1 {"start":"x+2y=6, x-y=3"} <- 3y=3, y=1⏎x=4
matrices and vectors: expression \begin{pmatrix}1&2\\3&4\end{pmatrix} <- [1,2;3,4]
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- 2±3i
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- z=2-3i, 2+3i
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- 2+3i, 2-3i
complex numbers: expression z=3i or z=-3i <- ±3i
complex numbers: expression z=3i or z=-3i <- -3i, 3i
short text: terms: short_text carbon dioxide <- CO2
short text: terms: short_text World War I <- WW1
`,
}

/** The names of the rows that are known to be accepted, or refused, wrongly. The list may only shrink. */
export const knownRows = (kind: keyof typeof KNOWN): readonly string[] =>
  KNOWN[kind].split('\n').filter((name) => name !== '')
