import { exercise } from '#text/training/exercise.ts'

export const CHEMISTRY = [
  exercise(
    'What happens when an acid is neutralised by an alkali?',
    ['A salt and water are made.'],
    `
+ you get salt and water
+ it makes a salt plus water
+ they react to form water and a salt
+ salt and water are produced
- an acid is neutralised
- a salt and hydrogen are made
- water is used up
- it becomes a stronger acid
- no salt and no water are made
- it makes carbon dioxide
- a gas is made`,
  ),
  exercise(
    'Why does a sugar cube dissolve faster in hot water than in cold water?',
    ['The particles move faster in hot water and hit the sugar more often.'],
    `
+ in hot water the particles move quicker so they bump into the sugar more
+ the water particles have more energy, so they hit the sugar harder and more often
+ because hot water particles move about faster and collide with the sugar more often
+ cold particles are slower and hit the sugar less often
- the particles move slower in hot water and hit the sugar less often
- because hot water is hotter than cold water
- the sugar melts
- sugar dissolves faster in hot water
- the particles do not move faster in hot water
- there are more particles in hot water
- sugar likes hot water`,
  ),
  exercise(
    'What is the difference between a physical change and a chemical change?',
    ['A chemical change makes a new substance and a physical change does not.'],
    `
+ in a chemical change new substances are formed but not in a physical one
+ no new substance is made in a physical change, a chemical change makes one
+ a chemical change gives you something new, a physical change is still the same substance
+ chemical: new substance. physical: same substance
- a physical change makes a new substance and a chemical change does not
- both make a new substance
- a chemical change does not make a new substance
- a physical change is physical and a chemical change is chemical
- chemical changes are dangerous
- a physical change is fast and a chemical change is slow`,
  ),
  exercise(
    'Why does iron rust faster near the sea?',
    ['Salt in the water and air makes rusting faster.'],
    `
+ because of the salt in the sea water
+ there is salt in the air, which speeds up rusting
+ the salty water makes the iron rust more quickly
+ salt from the sea makes rusting quicker
- because there is more sand
- salt in the water makes rusting slower
- the sea is cold
- iron rusts faster near the sea
- there is no salt in the air
- the sun is stronger there
- because iron is a metal`,
  ),
  exercise(
    'What does a catalyst do?',
    ['It makes a reaction faster and is not used up.'],
    `
+ speeds up a reaction without being used up
+ it makes the reaction quicker but stays the same itself
+ a catalyst increases the rate of a reaction and is not used up
+ it speeds reactions up and you have all of it left at the end
- it makes a reaction slower and is not used up
- it makes a reaction faster and is used up
- it slows down a reaction
- it is used up in the reaction
- it starts a fire
- it is a chemical
- it stops the reaction`,
  ),
  exercise(
    'How can you get salt out of salty water?',
    ['Heat it until the water evaporates and the salt is left.'],
    `
+ boil it till all the water has evaporated and salt remains
+ evaporate the water, the salt stays behind
+ let the water evaporate so that only the salt is left
+ heat the water so it turns to vapour and leaves the salt
- filter it
- heat it until the salt evaporates and the water is left
- condense the water
- you take the salt out of the water
- freeze it
- cool it until the water condenses and the salt is left
- put it through filter paper`,
  ),
  exercise(
    'What is an element?',
    ['A substance that is made of only one kind of atom.'],
    `
+ something made of just one type of atom
+ it has only one sort of atoms in it
+ a substance with atoms that are all of the same kind
+ all its atoms are the same
- a substance that is made of many kinds of atoms
- a substance that is made of only one kind of molecule
- two or more atoms joined together
- an element is a substance
- it is not made of one kind of atom
- something in the periodic table that is a mixture
- a very small thing`,
  ),
  exercise(
    'Why do we add washing powder to wash greasy plates and clothes?',
    ['One end of its molecules holds on to grease and the other end to water.'],
    `
+ its molecules have an end that sticks to grease and an end that sticks to water
+ one end goes into the grease and the other end into the water so the grease is lifted off
+ because one part of the molecule likes water and the other part likes the grease
- because it smells nice
- both ends hold on to water
- it makes the water hot
- both ends of its molecules hold on to grease
- to wash greasy plates and clothes
- it kills bacteria
- it is a powder`,
  ),
  exercise(
    'What happens at the cathode when molten lead bromide is electrolysed?',
    ['Lead ions gain electrons and become lead metal.'],
    `
+ the lead ions get electrons and turn into lead
+ positive lead ions gain electrons to make lead
+ lead is formed because its ions receive electrons
+ lead ions gain two electrons each so you get the metal lead
- lead ions lose electrons and become lead metal
- bromide ions lose electrons and become bromine
- bromine is made
- it is electrolysed
- lead ions gain protons
- lead ions do not gain electrons
- the cathode dissolves`,
  ),
  exercise(
    'What makes a gas different from a liquid, thinking of particles?',
    ['In a gas the particles are far apart, and in a liquid they are close together.'],
    `
+ gas particles are spread far apart, liquid particles touch each other
+ particles in a liquid are close but in a gas there are big spaces between them
+ the particles of the gas are much further apart
- in a liquid the particles are far apart and in a gas they are close together
- a gas has smaller particles
- the particles of a gas are close together
- a gas is different from a liquid
- gas particles are not far apart
- you can see a liquid
- gases have no particles
- they both have particles`,
  ),
].flat()
