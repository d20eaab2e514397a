import { exercise } from '#text/training/exercise.ts'

export const PHYSICS = [
  exercise(
    'Why does a metal spoon feel colder than a wooden spoon in the same room?',
    ['Metal is a better conductor, so it takes heat away from the hand faster than wood.'],
    `
+ because metal conducts heat away from your hand quicker
+ Metal is a good conductor so the heat leaves your hand faster
+ the metal takes the heat from my hand more quickly than the wood does
+ wood is a worse conductor so it takes heat away slower than metal
+ it conducts the heat out of your hand, wood is an insulator so it doesn't
- the metal spoon is colder than the wooden spoon
- Metal is a bad conductor so it takes heat away slower
- wood takes heat away from the hand faster than metal
- because the cold goes from the spoon into your hand
- metal is shiny and hard
- i dont know
- the wood is a better conductor than the metal`,
  ),
  exercise(
    'Why do we see lightning before we hear the thunder?',
    ['Light travels faster than sound.'],
    `
+ light is quicker than sound
+ Because the speed of light is much faster than the speed of sound
+ sound travels slower than light
+ the sound takes longer to reach us because it moves slower than light
+ light moves faster then sound so it gets to us first
- sound travels faster than light
- light travels slower than sound
- because lightning happens before the thunder
- the lightning is brighter than the thunder is loud
- because it is far away
- the thunder comes after the lightning
- light and sound travel at the same speed`,
  ),
  exercise(
    'What happens to the particles of a gas when it is heated in a sealed tin?',
    ['The particles move faster and hit the walls of the tin harder and more often.'],
    `
+ they move quicker and bump into the walls more often and with more force
+ the particles speed up so they hit the sides harder and more often
+ They get more energy, move faster, and collide with the walls more frequently and harder
+ particles go faster and there are more and stronger hits on the tin's walls
- they move slower and hit the walls less often
- the particles get bigger
- the particles expand and fill the tin
- they move faster
- the particles do not move faster
- the tin gets hot and the gas is heated
- they turn into a liquid
- more particles are made inside the tin`,
  ),
  exercise(
    'Why does a parachute slow down a falling skydiver?',
    ['It makes the air resistance bigger because it has a large area.'],
    `
+ a parachute has a big area so there is more air resistance
+ because the area is larger the drag of the air increases
+ it increases air resistance as it is so wide
+ its large surface catches more air, which gives more air resistance
- it makes the air resistance smaller
- it has a small area so there is less air resistance
- it makes gravity weaker
- because the skydiver opens the parachute
- the parachute is light
- it increases the weight of the skydiver
- the parachute slows down the skydiver when falling`,
  ),
  exercise(
    'What is the difference between mass and weight?',
    ['Mass is how much matter there is in an object, and weight is the force of gravity on it.'],
    `
+ weight is the pull of gravity on something and mass is the amount of matter in it
+ mass is the quantity of matter, weight is the gravitational force acting on it
+ Mass: how much stuff is in the object. Weight: the force of gravity on the object
+ the weight is the force that gravity pulls it with but the mass is just how much matter it has
- mass is the force of gravity and weight is how much matter there is
- they are the same thing
- mass is measured in kg
- weight is how much matter there is in an object and mass is the force of gravity on it
- there is no difference between mass and weight
- mass is heavier than weight
- mass is how big something is`,
  ),
  exercise(
    'Why can you hear nothing on the Moon?',
    ['There is no air, so sound has no particles to travel through.'],
    `
+ because there's no air for the sound to go through
+ sound needs particles to travel and the moon has none
+ the moon has no air so sound can not travel
+ there aren't any particles to carry the sound
- there is air so sound travels through the particles
- because it is far away from earth
- nobody lives on the moon
- sound is too slow on the moon
- there is no sound because you can hear nothing on the moon
- there is no gravity
- it is too cold for sound`,
  ),
  exercise(
    'How does a magnet show that a piece of metal is a magnet too?',
    ['One end of the metal is repelled by the magnet.'],
    `
+ it repels one of the ends
+ if one end of it gets pushed away by the magnet
+ they repel each other when you bring like poles together
+ one side of the metal will be repelled
- one end of the metal is attracted by the magnet
- it attracts it
- the metal is not repelled
- the metal sticks to the magnet
- it is made of iron
- a magnet is a piece of metal
- both ends are attracted`,
  ),
  exercise(
    'Why does a straw in a glass of water look bent?',
    ['Light is refracted because it changes speed when it passes from water into air.'],
    `
+ refraction: the light changes speed going out of the water into the air
+ the light bends as it leaves the water because its speed changes
+ because light is refracted when it goes from the water to the air
+ light rays change direction at the surface since they travel at another speed in air than in water
- light is reflected by the water
- because the straw is bent in the water
- the light does not change speed when it passes from water into air
- water makes things bigger
- light is reflected because it changes speed when it passes from water into air
- the glass is curved`,
  ),
  exercise(
    'What does a bigger resistance do to the current in a simple loop with one battery?',
    ['The current gets smaller.'],
    `
+ it makes the current less
+ less current flows
+ it decreases the current
+ current goes down
+ the current is reduced
- the current gets bigger
- it increases the current
- the current does not get smaller
- nothing, the current stays the same
- the resistance gets smaller
- the battery gets empty
- a bigger resistance makes a bigger resistance in the loop
- the voltage gets smaller`,
  ),
  exercise(
    'Why do people spread salt on icy roads in winter?',
    ['Salt lowers the freezing point of water, so the ice melts.'],
    `
+ it makes the freezing point lower so the ice melts
+ because salty water freezes at a lower temperature, so the ice turns to water
+ salt decreases the temperature at which water freezes and the ice melts
+ water with salt in freezes at a colder temperature
- salt raises the freezing point of water so the ice melts
- so that cars do not slip
- salt is hot and melts the ice
- salt lowers the boiling point of water
- because the roads are icy in winter
- salt makes the water freeze`,
  ),
  exercise(
    'A ball rolls down a hill. How does its energy change?',
    ['Potential energy is changed into kinetic energy.'],
    `
+ potential energy turns into kinetic energy
+ it goes from gravitational potential to kinetic
+ it loses potential energy and gains kinetic energy
+ kinetic energy is made from its potential energy
- kinetic energy is changed into potential energy
- it loses kinetic energy and gains potential energy
- kinetic turns into potential
- the ball gets more energy
- its energy changes when it rolls down
- potential energy is not changed
- its energy is used up`,
  ),
  exercise(
    'Why does an ice cube float on water?',
    ['Ice is less dense than water.'],
    `
+ because its density is lower than the density of water
+ water is denser than ice
+ the ice has a smaller density
+ ice has less mass in the same volume than water does
- ice is more dense than water
- water is less dense than ice
- because ice is light
- the ice cube is small
- ice floats on water
- ice is not less dense than water
- ice is colder than the water`,
  ),
].flat()
