/** Terms of physics, mathematics, English, history and geography, and numbers in words. */
export const TERMS_OF_PEOPLE = String.raw`
## physics
= short_text convection
wrong: conduction // another way
wrong: convention // another word
wrong: conviction // another word
right: convecton // a letter lost
= short_text reflection
wrong: refraction // another thing
wrong: diffraction // another thing
right: reflexion // an older spelling
= short_text velocity
wrong: speed // without direction
wrong: viscosity // another thing
right: velosity // as it sounds
= short_text fission
wrong: fusion // the other one
wrong: fashion // another word
right: nuclear fission // with its adjective
= short_text series {"text":"Are the lamps in series or in parallel?"}
wrong: parallel // the other one
right: in series // with its preposition
right: in serise // a slip
= short_text ammeter
wrong: voltmeter // another one
wrong: anemometer // of wind
right: ameter // a letter lost
= short_text renewable
wrong: non-renewable // the opposite
wrong: nonrenewable // the opposite
wrong: not renewable // the opposite
right: renewible // a vowel
= short_text metal
wrong: non-metal // the opposite
wrong: nonmetal // the opposite
wrong: medal // another word
wrong: mental // another word
right: a metal // with its article
= short_text polar
wrong: non-polar // the opposite
wrong: solar // another word
= short_text stable
wrong: unstable // the opposite
wrong: staple // another word
= short_text organic
wrong: inorganic // the opposite
= short_text elastic
wrong: inelastic // the opposite
wrong: plastic // the opposite

## mathematics
= short_text radius
right: radius // as it is
right: the radius // with its article
right: raduis // two letters turned round
right: radious // a letter too many
wrong: radium // an element
wrong?: radii of gyration // another thing
wrong: diameter // twice
wrong?: radio // another word
= short_text perimeter
wrong: parameter // another word
wrong: area // another thing
right: perimiter // a vowel
right: perimeeter // a letter too many
= short_text numerator
wrong: denominator // below
wrong: enumerator // another word
right: numirator // a vowel
= short_text median
wrong: mean // another one
wrong: mode // another one
wrong?: medium // another word
right: medean // a vowel
= short_text rhombus
right: rombus // a letter lost
wrong?: rhomboid // another shape
wrong: trapezium // another shape
= short_text pentagon
wrong: hexagon // six
wrong: pentagram // a star
right: pentagone // a letter too many
= short_text acute
wrong: obtuse // another one
wrong: cute // another word
right: acute angle // with its noun
= short_text point A
wrong: point B // another one
right: Point A // a capital letter
right: A // the letter alone
wrong: B // another one
= short_text A {"text":"Which of the lamps A, B and C is brightest?"}
right: A // as it is
right: lamp A // with its noun
wrong: B // another one
wrong: C // another one
wrong: D // one that is not there
wrong?: A or B // both
= short_text irrational
wrong: rational // the opposite
right: irational // a letter lost
= short_text prime
wrong: composite // the opposite
wrong: crime // another word
right: prime number // with its noun
right: a prime // with its article

## English
= short_text simile
wrong: smile // another word
wrong: metaphor // another one
right: similie // a letter too many
= short_text hyperbole
wrong: hyperbola // a curve
right: hyperboly // as it sounds
= short_text advice
wrong: advise // the verb
= short_text desert {"text":"Which landscape has little rain?"}
wrong: dessert // a pudding
right: deserts // a plural
= short_text complement
wrong: compliment // praise
= short_text their {"text":"Which word fits: they're, there or their? They lost ___ keys."}
right: their // as it is
right: Their // a capital letter
wrong: there // another word
wrong: they're // another word
wrong: thier dog // a slip and more
wrong: banana // anything
= short_text he
right: he // as it is
right: He // a capital letter
wrong: she // the other one
wrong: it // another one
wrong: they // another one
= short_text because
right: because // as it is
wrong: although // another one
wrong: and // another one
wrong: so // another one
wrong: banana // anything
= short_text on {"text":"Which preposition fits: The book lies ___ the table?"}
right: on // as it is
wrong: banana // anything
wrong: in // another one
wrong: no // turned round
wrong: of // another one
wrong: one // a number
= short_text is
wrong: are // another one
wrong: was // another one
wrong: banana // anything
right: is // as it is
= short_text Shakespeare
right: William Shakespeare // with his first name
right: Shakespere // a letter lost
right: Shakspeare // a letter lost
wrong: Marlowe // another one
wrong: Milton // another one

## history and geography
= short_text World War I
right: World War I // as it is
right: World War 1 // a digit
right: World War One // in words
right: WW1 // abbreviated
right: First World War // in words
right: the First World War // with its article
wrong: World War II // the second
wrong: World War 2 // the second
wrong: World War Two // the second
wrong: WW2 // the second
wrong?: Cold War // another one
= short_text Charles I
right: Charles I // as it is
right: King Charles I // with his title
right: Charles the First // in words
right: Charles 1 // a digit
wrong: Charles II // the second
wrong: Charles III // the third
wrong: James I // another one
= short_text Elizabeth I
wrong: Elizabeth II // the second
wrong: Victoria // another one
right: Queen Elizabeth I // with her title
right: Elisabeth I // as elsewhere
= short_text Henry VIII
right: Henry VIII // as it is
right: Henry the Eighth // in words
right: Henry 8 // a digit
wrong: Henry VII // the seventh
wrong: Henry V // the fifth
wrong: Edward VIII // another one
= short_text Austria
wrong: Australia // another one
= short_text Niger
wrong: Nigeria // another one
= short_text latitude
wrong: longitude // the other one
wrong: altitude // another one
wrong: attitude // another word
right: lattitude // a letter too many
= short_text erosion
wrong: deposition // the other way
wrong: corrosion // another thing
wrong: explosion // another word
right: errosion // a letter too many
= short_text stalactite
wrong: stalagmite // from below
right: stalactites // a plural

## numbers as words
= short_text 100
right: 100 // as it is
right: one hundred // in words
right: a hundred // in words
wrong: 1000 // ten times
wrong: one thousand // ten times
wrong: 10 // a tenth
wrong: two hundred // twice
= short_text twenty
right: 20 // digits
right: Twenty // a capital letter
wrong: 12 // another one
wrong: twelve // another one
wrong: 2 // a tenth
wrong: thirty // another one
= short_text 1914
right: 1914 // as it is
right: in 1914 // with its preposition
wrong: 1918 // the end
wrong: 1941 // turned round
wrong: 1915 // one later
`
