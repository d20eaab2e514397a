/** Written by `npm run bench:marking -- --write`, which takes out what is mended and adds nothing. */
const KNOWN = {
  false_accept: String.raw`
equations: expression x^2+y^2=1 <- y=√(1-x^2)
equations: expression y^2=x-7 <- y=√(x-7)
equations: expression xy=0 <- x=0
equations: expression xy=0 <- y=0
equations: expression (x-1)(y-2)=0 <- x=1
equations: expression (x-1)(y-2)=0 <- y=2
equations: expression ab=ac <- b=c
equations: expression x=y {"variables":["x","y","a"]} <- a*x=a*y
sets, lists, intervals and points: expression ∅ <- {∅}
short text: terms: short_text alkane <- alkene
short text: terms: short_text alkane <- alkyne
short text: terms: short_text ethane <- ethene
short text: terms: short_text ethane <- ethyne
short text: terms: short_text ethene <- ethane
short text: terms: short_text ethene <- ethyne
short text: terms: short_text ethanol <- ethanal
short text: terms: short_text ethanol <- ethanone
short text: terms: short_text nitrate <- nitrite
short text: terms: short_text sulfate <- sulfite
short text: terms: short_text chloride <- chlorine
short text: terms: short_text fluoride <- fluorine
short text: terms: short_text silicon <- silicone
short text: terms: short_text Na+ {"text":"Which ion does sodium form?"} <- Na-
short text: terms: short_text Na+ {"text":"Which ion does sodium form?"} <- Na
short text: terms: short_text Cl- {"text":"Which ion does chlorine form?"} <- Cl
short text: terms: short_text Cl- {"text":"Which ion does chlorine form?"} <- Cl+
short text: terms: short_text CO {"text":"Write the formula of carbon monoxide."} <- Co
short text: terms: short_text Co {"text":"What is the symbol of cobalt?"} <- CO
short text: terms: short_text mitosis {"not":["meiosis"]} <- mieosis
short text: terms: short_text mitosis {"not":["meiosis"]} <- meitosis
short text: terms: short_text mitosis {"not":["meiosis"]} <- miosis
short text: terms: short_text sucrose <- sucrase
short text: terms: short_text maltose <- maltase
short text: terms: short_text cellulose <- cellulase
short text: terms: short_text absorption <- adsorption
short text: terms: short_text neutron <- neuron
short text: terms: short_text proton <- photon
short text: terms: short_text ileum <- ilium
short text: terms: short_text hepatitis A <- hepatitis B
short text: terms: short_text hepatitis A <- hepatitis C
short text: terms: short_text convection <- convention
short text: terms: short_text convection <- conviction
short text: terms: short_text renewable <- non-renewable
short text: terms: short_text metal <- non-metal
short text: terms: short_text metal <- medal
short text: terms: short_text metal <- mental
short text: terms: short_text polar <- non-polar
short text: terms: short_text stable <- staple
short text: terms: short_text radius <- radium
short text: terms: short_text perimeter <- parameter
short text: terms: short_text point A <- point B
short text: terms: short_text A {"text":"Which of the lamps A, B and C is brightest?"} <- B
short text: terms: short_text A {"text":"Which of the lamps A, B and C is brightest?"} <- C
short text: terms: short_text A {"text":"Which of the lamps A, B and C is brightest?"} <- D
short text: terms: short_text A {"text":"Which of the lamps A, B and C is brightest?"} <- A or B
short text: terms: short_text hyperbole <- hyperbola
short text: terms: short_text advice <- advise
short text: terms: short_text desert {"text":"Which landscape has little rain?"} <- dessert
short text: terms: short_text complement <- compliment
short text: terms: short_text their {"text":"Which word fits: they're, there or their? They lost ___ keys."} <- there
short text: terms: short_text their {"text":"Which word fits: they're, there or their? They lost ___ keys."} <- they're
short text: terms: short_text their {"text":"Which word fits: they're, there or their? They lost ___ keys."} <- thier dog
short text: terms: short_text their {"text":"Which word fits: they're, there or their? They lost ___ keys."} <- banana
short text: terms: short_text he <- she
short text: terms: short_text he <- it
short text: terms: short_text he <- they
short text: terms: short_text because <- although
short text: terms: short_text because <- and
short text: terms: short_text because <- so
short text: terms: short_text because <- banana
short text: terms: short_text on {"text":"Which preposition fits: The book lies ___ the table?"} <- banana
short text: terms: short_text on {"text":"Which preposition fits: The book lies ___ the table?"} <- in
short text: terms: short_text on {"text":"Which preposition fits: The book lies ___ the table?"} <- of
short text: terms: short_text is <- are
short text: terms: short_text is <- was
short text: terms: short_text is <- banana
short text: terms: short_text World War I <- World War II
short text: terms: short_text Charles I <- Charles II
short text: terms: short_text Charles I <- Charles III
short text: terms: short_text Elizabeth I <- Elizabeth II
short text: sentences: short_text Romeo kills Tybalt {"text":"What happens in the fight of Act 3?"} <- Tybalt kills Romeo
short text: sentences: short_text Romeo kills Tybalt {"text":"What happens in the fight of Act 3?"} <- Romeo is killed by Tybalt
short text: sentences: short_text Macbeth murders Duncan {"text":"What does Macbeth do to become king?"} <- Duncan murders Macbeth
short text: sentences: short_text Macbeth murders Duncan {"text":"What does Macbeth do to become king?"} <- Macbeth is murdered by Duncan
short text: sentences: short_text The Earth orbits the Sun <- The Earth is orbited by the Sun
short text: sentences: short_text Germany invaded Poland {"text":"What began the war in 1939?"} <- Poland invaded Germany
short text: sentences: short_text Germany invaded Poland {"text":"What began the war in 1939?"} <- Germany was invaded by Poland
short text: sentences: short_text Energy is transferred from the water to the cup <- Energy is transferred to the water from the cup
short text: sentences: short_text Negative ions move to the anode <- Negative ions move from the anode
short text: sentences: short_text The force is exerted by the book on the table <- The force is exerted on the book by the table
short text: sentences: short_text Bonds are broken <- It is false that bonds are broken
short text: sentences: short_text Bonds are broken <- Bonds are hardly ever broken
short text: sentences: short_text Bonds are broken <- Bonds are broken or made
short text: sentences: short_text Mass is conserved <- Mass is seldom conserved
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2} <- ["banana"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2} <- ["xyz"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2} <- ["under"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2} <- ["in"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2} <- ["the"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2} <- ["from", "is"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2} <- ["banana", "xyz"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2} <- ["to", "were"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2} <- ["at", "was"]
choices, gaps, pairs and orders: {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2} <- ["was", "to"]
`,
  false_refusal: String.raw`
expressions: expression 2x+1 <- f(x)=2x+1
inequalities: expression x<-2 or x>3 <- x<-2, x>3
inequalities: expression x<-2 or x>3 <- x<-2 ∪ x>3
inequalities: expression x∈ℝ {"variables":["x"]} <- -∞<x<∞
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 60, 120
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 60,120
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- x=60, x=120
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- x=60,120
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 60 and 120
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 120, 60
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- 60 degrees and 120 degrees
sets, lists, intervals and points: expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."} <- x=60⏎x=120
sets, lists, intervals and points: expression x=30 or x=150 <- 30,150
sets, lists, intervals and points: expression x=30 or x=150 <- x=30,150
sets, lists, intervals and points: expression {100, 200, 300} <- 100,200,300
lines of working: expression x=4 {"start":"2x+3=11"} <- 2x=8⏎x=8/2=4
lines of working: expression x=3 {"start":"2x=6"} <- x=6/2=3
lines of working: expression x=4, y=1 {"start":"x+2y=6, x-y=3"} <- 3y=3, y=1⏎x=4
matrices and vectors: expression \begin{pmatrix}3\\-2\end{pmatrix} <- \binom{3}{-2}
matrices and vectors: expression 3i-2j {"variables":["i","j"]} <- \begin{pmatrix}3\\-2\end{pmatrix}
matrices and vectors: expression \begin{pmatrix}1&2\\3&4\end{pmatrix} <- [1,2;3,4]
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- 2±3i
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- z=2-3i, 2+3i
complex numbers: expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"} <- 2+3i, 2-3i
complex numbers: expression z=3i or z=-3i <- ±3i
complex numbers: expression z=3i or z=-3i <- -3i, 3i
short text: terms: short_text photosynthesis <- fotosynthesis
short text: terms: short_text parallel <- parralel
short text: terms: short_text sulphur <- sulfur
short text: terms: short_text oesophagus <- esophagus
short text: terms: short_text metre <- meter
short text: terms: short_text sulfate <- sulphate
short text: terms: short_text carbon dioxide <- CO2
short text: terms: short_text series {"text":"Are the lamps in series or in parallel?"} <- in serise
short text: terms: short_text World War I <- World War 1
short text: terms: short_text World War I <- World War One
short text: terms: short_text World War I <- WW1
short text: terms: short_text Charles I <- Charles 1
short text: terms: short_text erosion <- errosion
short text: terms: short_text 100 <- one hundred
short text: terms: short_text 100 <- a hundred
short text: terms: short_text twenty <- 20
short text: sentences: short_text The temperature rises <- it gets hotter
short text: sentences: short_text The temperature rises <- It becomes warmer
`,
}

/** The names of the rows that are known to be accepted, or refused, wrongly. The list may only shrink. */
export const knownRows = (kind: keyof typeof KNOWN): readonly string[] =>
  KNOWN[kind].split('\n').filter((name) => name !== '')
