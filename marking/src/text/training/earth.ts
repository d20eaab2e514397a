import { exercise } from '#text/training/exercise.ts'

export const EARTH = [
  exercise(
    'Why do we have day and night?',
    ['The Earth spins round its axis, so each side faces the Sun in turn.'],
    `
+ because the earth rotates on its axis and different sides face the sun
+ the earth turns, one half faces the sun and the other half is away from it
+ our planet spins once a day so we are turned to the sun and away again
- the sun goes round the earth
- the sun spins round the earth so each side faces it in turn
- the earth goes round the sun once a day
- the moon covers the sun
- because the sun sets
- so that we can sleep
- we have day and night because it gets dark`,
  ),
  exercise(
    'Why is it warmer in summer than in winter?',
    ['The axis of the Earth is tilted, so in summer our half leans towards the Sun.'],
    `
+ because earth is tilted and our part points towards the sun in summer
+ the tilt of the axis makes our half lean to the sun in summer
+ in summer we are tilted towards the sun, in winter away from it
- we are closer to the sun in summer
- the sun is hotter in summer
- the axis is tilted so in summer our half leans away from the sun
- because the days are in summer
- there are fewer clouds
- summer is warm and winter is cold
- the earth is not tilted`,
  ),
  exercise(
    'How is sedimentary rock made?',
    ['Layers of sediment are pressed together over a long time.'],
    `
+ bits of sand and mud are squashed together in layers for millions of years
+ sediment settles in layers and is pressed into rock
+ many layers of sediment get compressed over a long time
- magma cools down
- lava cools and becomes hard
- rock is melted and pressed together
- layers of sediment are pulled apart
- by heat and pressure on other rock
- it comes from a volcano
- it is made of rock`,
  ),
  exercise(
    'What is the difference between weather and climate?',
    ['Weather is what it is like from day to day, and climate is the average over many years.'],
    `
+ climate is the average weather over years, weather changes every day
+ weather is short term, day to day, while climate is over many years
+ weather is today's rain or sun and climate is what it is usually like over a long time
- climate is what it is like from day to day and weather is the average over many years
- they mean the same
- climate is hot and weather is cold
- weather is over many years
- weather is the rain
- climate is the weather of today
- the weather and the climate are different`,
  ),
  exercise(
    'Why do earthquakes happen?',
    ['Plates of the crust get stuck and then suddenly slip past each other.'],
    `
+ the tectonic plates slip suddenly after being stuck
+ because two plates rub and stick, then jerk past one another
+ plates in the crust move past each other and get stuck until they suddenly slip
- because of the wind
- the plates never move
- volcanoes shake the ground
- the earth is angry
- plates are smooth and slide past each other gently
- the ground shakes when there is an earthquake
- water moves under the crust`,
  ),
  exercise(
    'Why does a river bend grow wider on its outer side?',
    ['Water flows faster on the outer side and wears away the bank.'],
    `
+ the water is faster on the outside so it erodes the bank
+ outer side has quick water that wears the bank away
+ because the current is stronger on the outside and erodes it
- water flows slower on the outer side and wears away the bank
- water flows faster on the inner side and wears away the bank
- because it drops sand on the outer side
- the river is wide
- water flows faster on the outer side and builds up the bank
- fish dig in the bank
- a river bend grows wider on its outer side`,
  ),
  exercise(
    'What causes the tides?',
    ['The gravity of the Moon pulls on the sea.'],
    `
+ the moon pulls the water with its gravity
+ the pull of the moon's gravity on the oceans
+ gravity from the moon attracts the sea
- the wind blows the sea
- the sea pulls on the gravity of the moon
- the moon pushes the sea away
- the sea goes up and down
- it is the earth turning warm and cold
- tides are caused by waves
- the gravity of the moon does not pull on the sea`,
  ),
  exercise(
    'How do clouds form?',
    ['Warm air rises and cools, and its water vapour condenses into tiny drops.'],
    `
+ warm air goes up, cools down and the vapour in it condenses to droplets
+ water vapour condenses into small drops when the air rises and gets colder
+ the air rises and becomes colder so that vapour turns to little drops of water
- cold air sinks and warms and its water vapour evaporates
- warm air rises and cools and its water vapour evaporates into tiny drops
- smoke from factories
- water evaporates from the sea
- clouds are in the sky
- the air falls and heats up
- they are made of cotton`,
  ),
  exercise(
    'Why is burning coal a problem for the climate?',
    ['It gives off carbon dioxide, which keeps heat in the atmosphere.'],
    `
+ the carbon dioxide it makes traps heat in the air
+ it releases co2 / carbon dioxide, a greenhouse gas that keeps the heat in
+ carbon dioxide comes out and that holds heat in the atmosphere
- it gives off oxygen which keeps heat in the atmosphere
- it is black and dirty
- coal is a problem for the climate
- it gives off carbon dioxide which lets heat out of the atmosphere
- coal will run out
- the fire heats the air
- it makes a hole in the ozone layer`,
  ),
].flat()
