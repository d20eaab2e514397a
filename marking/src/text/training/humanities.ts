import { exercise } from '#text/training/exercise.ts'

export const HUMANITIES = [
  exercise(
    'Why did many people move from villages to towns when factories were built?',
    ['There was work in the factories of the towns.'],
    `
+ to find work in the factories
+ because they could get jobs in the new factories
+ there were jobs in towns
+ factories needed workers so they went there for work
- there was no work in the towns
- because the villages had factories
- they liked the towns
- there was work on the farms of the villages
- to escape from the king
- they moved from villages to towns
- to get fresh air`,
  ),
  exercise(
    'Why were castles often built on hills?',
    ['From a hill you can see enemies from far away, and it is hard to attack.'],
    `
+ you can see the enemy coming and it is difficult to attack uphill
+ it's easier to defend and you see attackers from a long way off
+ because enemies can be seen early and find it hard to climb up and attack
- it is easy to attack a hill
- so that enemies can see you from far away
- hills are pretty
- there is more water on hills
- castles were built on hills long ago
- so the king was near the sky
- because you can not see enemies from a hill`,
  ),
  exercise(
    'What is a democracy?',
    ['A country in which the people choose their government by voting.'],
    `
+ the people vote for who governs them
+ where everybody can vote to choose the government
+ a state whose leaders are elected by the people
- a country in which a king rules alone
- the government chooses the people
- one person decides everything
- a country with a government
- a monarchy
- people must not vote
- the army chooses the government`,
  ),
  exercise(
    'Why was the printing press important?',
    ['Books became cheap, so that many more people could read them.'],
    `
+ it made books cheaper and more people could read
+ books could be made quickly and cheaply so ideas spread to lots of people
+ because many people could now get books as they cost less
- books became expensive so that fewer people could read them
- because it printed
- nobody could read books
- people did not have to go to school
- it was made of metal
- the printing press was an important machine
- it helped farmers`,
  ),
  exercise(
    'Why do people use maps with a scale?',
    ['With the scale they can work out the real distance from the map.'],
    `
+ to find out how far it really is
+ the scale lets you work out the actual distance between places
+ so you can measure on the map and get the real distance
- to know where north is
- with the scale they can weigh the map
- to see which colours mean what
- maps have a scale
- so that the map looks nice
- the scale shows the height of mountains`,
  ),
  exercise(
    'What is supply and demand about: what happens to the price when many people want a rare thing?',
    ['The price goes up.'],
    `
+ it rises
+ it gets more expensive
+ the price increases
+ it will cost more
- the price goes down
- it gets cheaper
- the price does not go up
- nothing
- people want the thing
- the price stays the same
- they make more`,
  ),
  exercise(
    'What is the difference between a simile and a metaphor?',
    ['A simile compares with like or as, and a metaphor says that one thing is another.'],
    `
+ similes use like or as, a metaphor says something is something else
+ a metaphor says it is the thing, a simile only says it is like it
+ in a simile you find the words as or like but in a metaphor you do not
- a metaphor compares with like or as and a simile says that one thing is another
- both use like or as
- a simile is short
- a metaphor uses like or as
- they are the same
- a simile rhymes and a metaphor does not`,
  ),
  exercise(
    'Who attacked whom in the story if the wolf was chased away by the shepherd?',
    ['The shepherd chased the wolf away.'],
    `
+ the shepherd drove the wolf off
+ the shepherd chased the wolf
+ the wolf was chased by the shepherd
+ it was the shepherd who chased the wolf away
- the wolf chased the shepherd away
- the wolf chased the shepherd
- the shepherd was chased by the wolf
- the sheep chased the wolf away
- nobody was chased
- the shepherd did not chase the wolf`,
  ),
  exercise(
    'Why did farmers start to water their fields with canals?',
    ['There was too little rain for the crops.'],
    `
+ because it didn't rain enough for the plants
+ not enough rain fell for their crops
+ the crops needed more water than the rain gave
- there was too much rain for the crops
- it rained a lot
- to travel by boat
- they wanted to water their fields
- there was enough rain
- to catch fish
- the crops had too much water`,
  ),
  exercise(
    'Why do many cities lie at rivers?',
    ['People needed water, and goods could be carried by boat.'],
    `
+ they needed water to drink and could move goods on boats
+ rivers give drinking water and boats can transport things
+ for water and because you can carry goods along the river
- because rivers are nice
- goods could not be carried by boat
- people were afraid of water
- cities lie at rivers
- for swimming
- to keep away from boats
- the rivers came after the cities`,
  ),
].flat()
