import { exercise } from '#text/training/exercise.ts'

export const BIOLOGY = [
  exercise(
    'Why do plants need light?',
    ['They use the energy of light to make sugar from carbon dioxide and water.'],
    `
+ to make glucose out of water and carbon dioxide with the light energy
+ light gives the energy for photosynthesis, which makes sugar
+ for photosynthesis: they use light to turn carbon dioxide and water into sugar
+ they need the energy from light so they can make their own sugar
- for respiration
- to keep warm
- they use the energy of light to make carbon dioxide and water from sugar
- because they can not see in the dark
- plants need light to live
- to make oxygen from soil
- they do not use the energy of light`,
  ),
  exercise(
    'What does mitosis make?',
    ['Two cells that are just like the parent cell.'],
    `
+ two identical cells
+ 2 daughter cells the same as the parent
+ it makes two cells which are copies of the first one
+ two genetically identical cells
- four cells that are different
- two cells that are different from the parent cell
- one cell that is just like the parent cell
- sex cells
- it makes 4 cells that are just like the parent cell
- mitosis makes cells
- cells with half the chromosomes
- sperm and egg cells`,
  ),
  exercise(
    'Why do your muscles get sore when you sprint for a long time?',
    ['There is not enough oxygen, so the muscles make lactic acid.'],
    `
+ lactic acid builds up because they don't get enough oxygen
+ the muscles respire without oxygen and that makes lactic acid
+ not enough oxygen gets there so lactic acid is made
+ because of lactic acid from anaerobic respiration
- there is too much oxygen so the muscles make lactic acid
- aerobic respiration makes lactic acid
- because you ran too long
- there is enough oxygen
- your bones rub
- carbon dioxide makes them sore
- they are tired and sore
- the muscles do not make lactic acid`,
  ),
  exercise(
    'What would happen to the foxes if all the rabbits that they eat died?',
    ['Foxes would have less food, so their number would fall.'],
    `
+ there would be fewer foxes because they have less to eat
+ some foxes would starve so the number goes down
+ the fox population would decrease as there is not enough food
+ they would have less food and some would die
- there would be more foxes
- foxes would have more food so their number would rise
- the rabbits would be dead
- nothing would happen
- the grass would grow more
- their number would not fall
- the rabbits would have less food so their number would fall`,
  ),
  exercise(
    'What is the job of red blood cells?',
    ['They carry oxygen from the lungs to all parts of the body.'],
    `
+ to transport oxygen around the body
+ carrying oxygen from the lungs to the body's cells
+ they take the oxygen to where it is needed in the body
+ bring oxygen to the cells
- they fight germs
- they carry oxygen from all parts of the body to the lungs
- they carry carbon dioxide from the lungs to all parts of the body
- they help blood to clot
- they are red
- they do not carry oxygen
- to make blood`,
  ),
  exercise(
    'How do antibodies protect us?',
    ['They stick to germs so that white blood cells can destroy them.'],
    `
+ they attach to the germs and then white cells kill them
+ by sticking on to bacteria so white blood cells can get them
+ antibodies lock on to germs, which helps the white blood cells to destroy them
- antibiotics kill the germs
- they stick to white blood cells so that germs can destroy them
- they keep germs out of the skin
- antibodies protect us from illness
- they do not stick to germs
- they carry oxygen
- by making us warm`,
  ),
  exercise(
    'Why do desert plants often have small leaves or spines?',
    ['Small leaves lose less water.'],
    `
+ to lose less water
+ so that not so much water evaporates from them
+ they have less surface so less water is lost
+ it reduces water loss
+ to save water
- to lose more water
- small leaves lose more water
- because they have no space to grow
- there is a lot of sun in the desert
- to catch more water
- they have small leaves or spines in the desert
- large leaves lose less water`,
  ),
  exercise(
    'What is natural selection?',
    ['The individuals that suit their surroundings best survive and pass on their genes.'],
    `
+ those best adapted live and have young which get their genes
+ the ones that fit their environment survive and hand their genes on
+ the best suited animals survive, breed and pass their genes on
+ survival of those which are best adapted, so that their genes are passed on
- animals choose how they want to change
- the individuals that suit their surroundings worst survive and pass on their genes
- when nature selects
- animals change during their life and pass it on
- the strongest animal eats the others
- people choose which animals may breed
- they do not survive or pass on their genes`,
  ),
  exercise(
    'Why does the heart have valves?',
    ['They stop blood from flowing backwards.'],
    `
+ to stop the blood going back
+ so that blood flows in one direction only
+ to prevent backflow of blood
+ the valves keep the blood from running backwards
- to make blood flow backwards
- to pump the blood
- they stop blood from flowing forwards
- to keep the heart warm
- so that the blood can flow
- they let blood flow backwards
- because the heart needs valves`,
  ),
  exercise(
    'What is the difference between arteries and veins?',
    ['Arteries carry blood away from the heart, and veins carry it back to the heart.'],
    `
+ veins bring blood back to the heart, arteries take it away
+ arteries: away from the heart. veins: towards the heart
+ blood leaves the heart in arteries and returns in veins
- veins carry blood away from the heart and arteries carry it back to the heart
- arteries carry blood to the heart
- arteries bring blood back to the heart, veins take it away
- arteries and veins both carry blood
- arteries are red and veins are blue
- veins are in the arms
- there is no difference`,
  ),
  exercise(
    'What does the enzyme in saliva do?',
    ['It breaks starch down into sugar.'],
    `
+ turns starch into sugar
+ it digests starch to make sugars
+ breaks down the starch in food to sugar
+ it splits starch into smaller sugar molecules
- it breaks sugar down into starch
- it breaks protein down into sugar
- turns sugar to starch
- it makes food wet
- it kills germs
- it does not break down starch
- an enzyme is in the saliva`,
  ),
].flat()
