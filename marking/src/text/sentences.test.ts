import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'

const verdictOf = (key: string, value: string): Verdict =>
  judge({ ...COMMON, type: 'short_text', references: [key] }, { value }).verdict

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))

/** What is asked for, and what contradicts it. */
const CONTRADICTIONS = rowsOf(`
Romeo kills Tybalt | Tybalt kills Romeo
Romeo kills Tybalt | Romeo is killed by Tybalt
Macbeth murders Duncan | Duncan murders Macbeth
Macbeth murders Duncan | Macbeth was murdered by Duncan
Heat is transferred from the water to the cup | Heat is transferred to the water from the cup
Heat is transferred from the water to the cup | Heat is transferred from the cup to the water
Heat flows from hot objects to cold objects | Heat flows from cold objects to hot objects
Heat flows out of the house | Heat flows into the house
Electrons flow to the anode | Electrons flow from the anode
Water moves into the cell | Water moves out of the cell
The force is exerted by the table on the book | The force is exerted by the book on the table
The force is exerted by the table | The force is exerted on the table
Bonds are broken | It is false that bonds are broken
Bonds are broken | Bonds are not broken
Bonds are broken | Bonds are hardly ever broken
Bonds are broken | Bonds are never broken
Bonds are broken | Bonds are no longer broken
Bonds are broken | Bonds are broken or made
Bonds are broken | Bonds are made
Bonds are broken | it is wrong to say bonds are broken
All metals conduct electricity | Some metals conduct electricity
All metals conduct electricity | No metals conduct electricity
Some acids are strong | All acids are strong
Only plants photosynthesise | Plants photosynthesise
The moon orbits the earth | The earth orbits the moon
The earth orbits the sun | The sun orbits the earth
Light travels faster than sound | Sound travels faster than light
Light travels faster than sound | Light travels slower than sound
The solubility increases with temperature | The solubility decreases with temperature
The pressure rises when the volume falls | The pressure falls when the volume rises
Like poles repel | Like poles attract
Opposite charges attract each other | Opposite charges repel each other
The current is the same everywhere | The current is different everywhere
The cell gains water by osmosis | The cell loses water by osmosis
Foxes eat rabbits | Rabbits eat foxes
Rabbits are eaten by foxes | Foxes are eaten by rabbits
Arteries carry blood away from the heart | Arteries carry blood towards the heart
Veins carry blood to the heart | Veins carry blood from the heart
The wife of Macbeth persuades him | Macbeth persuades his wife
Germany invaded Poland | Poland invaded Germany
Germany invaded Poland | Germany was invaded by Poland
The allies defeated Germany in 1945 | The allies defeated Germany in 1918
The king signed the charter before the war | The king signed the charter after the war
Summer is warmer than winter | Winter is warmer than summer
The reactant is oxidised | The reactant is reduced
A is connected to B | A is connected to C
A is heavier than B | B is heavier than A
Acids turn litmus red | Acids turn litmus blue
The product is a salt and water | The product is a salt or water
The ice melts because it is heated | The ice is heated because it melts
The numerator is greater than the denominator | The denominator is greater than the numerator
Multiply before you add | Add before you multiply
The sum of the angles is 180 degrees | The sum of the angles is 360 degrees
The gradient is positive | The gradient is negative
The sun rises in the east | The sun rises in the west
The object sinks because it is denser than water | The object sinks because it is less dense than water
Sodium loses an electron | Sodium gains an electron
Sodium gives an electron to chlorine | Chlorine gives an electron to sodium
The plates move towards each other | The plates move away from each other
The predator eats the prey | The prey eats the predator
The current flows through the lamp | The current never flows through the lamp
The rate might increase | The rate will increase
Glucose is broken down without oxygen | Glucose is broken down with oxygen
The mass stays the same | The mass does not stay the same`)

/** The same in other words. */
const PARAPHRASES = rowsOf(`
The temperature rises | it gets hotter
Romeo kills Tybalt | Tybalt is killed by Romeo
Romeo kills Tybalt | Tybalt was killed by Romeo
Macbeth murders Duncan | Duncan is murdered by Macbeth
Heat is transferred from the water to the cup | The water heats up the cup
Heat is transferred from the water to the cup | The heat goes out of the water into the cup
Heat flows from hot objects to cold objects | hot things warm up cold ones
Water moves into the cell | the cell takes up water
Bonds are broken | the bonds break
Bonds are broken | the atoms come apart
All metals conduct electricity | every metal lets current through
Some acids are strong | there are acids which are strong
Only plants photosynthesise | nothing else does photosynthesis but plants
The moon orbits the earth | the moon goes round us
The earth orbits the sun | our planet circles the sun
Light travels faster than sound | sound is slower than light
Light travels faster than sound | you see it before you hear it
The solubility increases with temperature | more of it dissolves when it is hot
The pressure rises when the volume falls | squeezing it pushes the pressure up
Like poles repel | north pushes north away
Opposite charges attract each other | plus and minus pull together
The current is the same everywhere | it does not change along the wire
The cell gains water by osmosis | water goes in by osmosis
Foxes eat rabbits | rabbits are eaten by foxes
Rabbits are eaten by foxes | foxes feed on rabbits
Arteries carry blood away from the heart | they take it from the heart to the body
Veins carry blood to the heart | they bring it back
Germany invaded Poland | Poland was invaded by Germany
Germany invaded Poland | German troops marched in
The allies defeated Germany in 1945 | Germany lost in 1945
The king signed the charter before the war | the war came after he signed it
Summer is warmer than winter | winter is colder than summer
The reactant is oxidised | it loses electrons
A is connected to B | B and A are joined
A is heavier than B | B is lighter than A
Acids turn litmus red | litmus goes red in acid
The product is a salt and water | you get water and a salt
The ice melts because it is heated | heating makes the ice melt
The numerator is greater than the denominator | the top is bigger than the bottom
Multiply before you add | times comes first
The sum of the angles is 180 degrees | they add up to 180°
The gradient is positive | it slopes upwards
The sun rises in the east | sunrise is in the east
The object sinks because it is denser than water | it is too heavy for its size so it goes down
Sodium loses an electron | one electron is lost by sodium
Sodium gives an electron to chlorine | chlorine takes one from sodium
The plates move towards each other | they collide
The predator eats the prey | the prey gets eaten
The current flows through the lamp | charge passes along the filament
Glucose is broken down without oxygen | there is no oxygen when it is split
The mass stays the same | it does not get heavier or lighter
The mass stays the same | no mass is lost
The particles gain energy and move faster | they speed up as they get more energy
The particles gain energy and move faster | particles get energy and move more quickly
Warm air rises because it is less dense | hot air floats up as it is lighter
The volume doubles | it becomes twice as big
Plants need light to make food | without light they starve
The lamp does not light because there is a gap | the circuit is broken
The price rises because demand is high | lots of people want it so it costs more
Fleming discovered penicillin | penicillin was discovered by Fleming
The poet compares love to a rose | love is compared to a rose by the poet
The Romans conquered Britain | Britain was conquered by the Romans`)

test('there are sixty of each', () => {
  expect(CONTRADICTIONS.length).toBeGreaterThan(59)
  expect(PARAPHRASES.length).toBeGreaterThan(59)
})

test.each(CONTRADICTIONS)('%s: never right is %s', (key = '', value = '') => {
  expect(verdictOf(key, value)).not.toBe('right')
  expect(verdictOf(key, key)).toBe('right')
})

test.each(PARAPHRASES)('%s: never wrong is %s', (key = '', value = '') => {
  expect(verdictOf(key, value)).not.toBe('wrong')
})

describe('what says the same word by word is right, and one thing turned round is not yet', () => {
  test.each<[string, string, Verdict]>([
    ['Germany invaded Poland', 'poland was invaded by germany', 'right'],
    ['The cell gains water by osmosis', 'it is a cell that gets water by osmosis', 'right'],
    [
      'Heat flows from hot objects to cold objects',
      'the heat flows from hot objects into cold objects',
      'right',
    ],
    ['Light travels faster than sound', 'light travels more quickly than sound', 'right'],
    ['Bonds are broken', 'the bonds arent broken', 'wrong'],
    ['Bonds are broken', "the bonds aren't broken", 'wrong'],
    ['The cell gains water by osmosis', 'the cell loses water by osmosis', 'wrong'],
    ['The cell gains water by osmosis', 'the cell gains water by diffusion', 'wrong'],
    ['The cell gains water by osmosis', 'asdfgh sdfghj', 'wrong'],
    ['The cell gains water by osmosis', 'no idea sorry', 'wrong'],
  ])('%s: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })
})
