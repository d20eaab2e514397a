/** Pairs of terms that are mixed up: the one is never the other, and where it could be a slip a teacher is asked. */
export const NEAR_TERMS = String.raw`
## words of one subject that stand near one another
= short_text endothermic
wrong?: exothermic // the opposite
= short_text hypotonic
wrong?: hypertonic // the opposite
wrong?: isotonic // between
= short_text hyperglycaemia
wrong?: hypoglycaemia // the opposite
= short_text interphase
wrong?: interface // another word
wrong?: prophase // the next phase
= short_text anaphase
wrong?: metaphase // the phase before
wrong?: telophase // the phase after
= short_text glycogen
wrong?: glucagon // a hormone
wrong?: glucose // a sugar
= short_text transcription
wrong?: translation // the other step
= short_text afferent
wrong?: efferent // the other way
= short_text thymine
wrong?: thiamine // a vitamin
wrong?: thymus // a gland
= short_text adenine
wrong?: adenosine // more than it
= short_text amylase
wrong?: amylose // what it breaks down
= short_text protease
wrong?: protein // what it breaks down
= short_text lactate
wrong?: lactase // an enzyme
wrong?: lactose // a sugar
= short_text immigration
wrong?: emigration // the other way
= short_text principal
wrong?: principle // another word
= short_text stationery
wrong?: stationary // another word
= short_text affect
wrong?: effect // another word
= short_text lose
wrong?: loose // another word
= short_text quite
wrong?: quiet // another word
= short_text weather
wrong?: whether // another word
= short_text bought
wrong?: brought // another word
= short_text Iran
wrong?: Iraq // another country
= short_text Slovakia
wrong?: Slovenia // another country
= short_text mean
wrong?: median // another one
wrong?: meaning // another word
= short_text tangent
wrong?: cotangent // another one
= short_text integer
wrong?: integral // another word
= short_text factor
wrong?: fraction // another word
wrong?: factorial // another word
= short_text square
wrong?: square root // the other way
= short_text cube
wrong?: cuboid // another solid
= short_text term
wrong?: therm // a unit
= short_text vertex
wrong?: vortex // another word
= short_text sphere
wrong?: hemisphere // half of it
= short_text symmetric
wrong?: asymmetric // the opposite
= short_text dependent
wrong?: independent // the opposite
= short_text aerobic
wrong?: anaerobic // the opposite
= short_text biotic
wrong?: abiotic // the opposite
= short_text direct
wrong?: indirect // the opposite

## small answers
= short_text two protons
right: 2 protons // a digit
wrong?: three protons // another number
wrong?: two neutrons // another particle
= short_text left ventricle
wrong?: right ventricle // the other side
wrong?: left atrium // another chamber
= short_text north
wrong?: south // the opposite
wrong?: north-east // between
= short_text positive
wrong?: negative // the opposite
wrong?: not positive // denied
= short_text increase
wrong?: decrease // the opposite
wrong?: no increase // denied
wrong?: increase or decrease // both
= short_text Paris
wrong?: London // another city
wrong?: Paris or London // both
wrong?: not Paris // denied
= short_text yes
wrong?: no // the opposite
wrong?: yes and no // both
wrong?: maybe // neither
= short_text true
wrong?: false // the opposite
wrong?: not true // denied
= short_text B
wrong?: A // another one
wrong?: B or C // both
wrong?: AB // both
= short_text pH 7
wrong?: pH 8 // another number
= short_text 5 cm
wrong?: 5 m // another unit
wrong?: 6 cm // another number
= short_text iron(III) oxide
wrong?: iron(II) oxide // another one
= short_text Fe2O3
wrong?: FeO // another one
wrong?: Fe3O2 // turned round
= short_text CH4
wrong?: C4H // turned round
wrong?: CH3 // one lost
= short_text before the war
wrong?: after the war // the opposite
wrong?: during the war // between
= short_text above the line
wrong?: below the line // the opposite
= short_text to the left
wrong?: to the right // the opposite
`
