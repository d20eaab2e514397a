import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_kind,
  is_not_harsh,
  moves_on,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** Talks of a second day, written before the tutor was heard on them. */
export const freshScienceSeven: readonly Talk[] = [
  talk(
    'yeast',
    [
      ['why does bread rise', says(/yeast|carbon dioxide|gas|respir|ferment/i)],
      ['is that aerobic', does_not_confirm, says(/anaerobic|without oxygen/i)],
      ['whats the other product', says_or_is_honest(/ethanol|alcohol/)],
      ['so we make ethanol when we run fast', does_not_confirm, says(/lactic/i)],
    ],
    /respir|yeast|enzyme|microb|ferment/i,
  ),
  talk(
    'kidneys',
    [
      ['what do kidneys do', says_or_is_honest(/filter|water|urea|urine|waste/), is_not_harsh],
      ['wheres urea made', says_or_is_honest(/liver/)],
      ['is sweating part of homeostasis', says(/yes|temperature|cool|homeostasis/i)],
      ['why do we go red when hot', says_or_is_honest(/blood|skin|heat|vessel/)],
    ],
    /hormone|homeosta|blood|temperature|balance|exchange/i,
  ),
  talk(
    'food tests',
    [
      ['how do i test for starch', says_or_is_honest(/iodine/)],
      ['what colour does it go', says_or_is_honest(/black|blue/)],
      ['and for sugar', says_or_is_honest(/benedict/)],
      ['is protein the biuret one', says_or_is_honest(/biuret|purple|protein/), is_not_harsh],
    ],
    /food|diet|digest|enzyme|starch/i,
  ),
  talk(
    'leaf structure',
    [
      ['why are leaves flat and thin', says(/surface area|light|diffus|gas/i)],
      ['which layer has most chloroplasts', says_or_is_honest(/palisade/)],
      ['stomata are on the top of the leaf right', does_not_confirm, says(/under|lower|bottom/i)],
      ['what goes in through them', says(/carbon dioxide|gas/i)],
      ['and comes out', says(/oxygen|water/i)],
    ],
    /leaf|plant|photosynth|transport|gas/i,
  ),
  talk(
    'competition',
    [
      ['what do plants compete for', says(/light|water|mineral|space|room/i), short],
      ['and animals', says(/food|mate|water|territor|space|shelter/i), short],
      ['whats interdependence', says(/depend|need|rely|each other/i), short],
      ['if bees die out do we care', says(/pollinat|food|yes|crop|plant/i)],
    ],
    /living together|compet|ecosystem|food|biodivers|plant/i,
  ),
  talk(
    'half equations of air',
    [
      ['how much oxygen is in air', says(/21|20|fifth/i), short],
      ['is it mostly oxygen', does_not_confirm, says(/nitrogen/i)],
      ['where did the oxygen come from', says(/plant|algae|photosynth/i)],
      ['and the water vapour in the early one', says_or_is_honest(/volcano|condens|ocean/)],
    ],
    /air|atmosphere|climate/i,
  ),
  talk(
    'salts',
    [
      ['how do i make copper sulfate crystals', says(/acid|evaporat|crystal|filter|copper oxide/i)],
      ['why do u add too much copper oxide', says_or_is_honest(/acid|react|used up|excess/)],
      ['then what', says(/filter|evaporat|heat|crystal|cool/i)],
      ['is copper sulfate an acid', does_not_confirm, says(/salt|not|no/i)],
    ],
    /salt|acid|copper|metal|oxide/i,
  ),
  talk(
    'gas tests',
    [
      ['which gas turns limewater cloudy', says(/carbon dioxide/i), short],
      ['and which one makes a squeaky pop', says(/hydrogen/i), short],
      ['oxygen relights a glowing splint?', confirms],
      ['is chlorine bleaching litmus a test', says(/yes|chlorine/i)],
    ],
    /gas|test|acid|metal|oxygen|hydrogen|carbon|salt/i,
  ),
  talk(
    'concentration sums',
    [
      ['20 g in 0.5 dm3 whats the concentration', asks, does_not_tell('40')],
      ['0.5/20', says_not_yet],
      ['20/0.5=40', confirms],
      ['40 g/dm3', confirms, moves_on],
      ['whats a dm3', says_or_is_honest(/litre|1000|decimetre|10 cm/)],
    ],
    /concentr|mole|volume|unit/i,
  ),
  talk(
    'alkali metals',
    [
      ['why is potassium more reactive than sodium', says(/outer|shell|further|electron/i)],
      ['does lithium sink in water', does_not_confirm, says(/float/i)],
      ['what gas comes off', says(/hydrogen/i)],
      ['whats left in the water', says_or_is_honest(/hydroxide|alkali/)],
    ],
    /group|periodic|metal|reactiv|electron|alkali/i,
  ),
  talk(
    'thermal decomposition',
    [
      [
        'what happens when u heat calcium carbonate',
        says(/calcium oxide|carbon dioxide|decompos|break/i),
      ],
      ['is it exo', does_not_confirm, says(/endo|takes? in/i)],
      [
        'so it gets lighter, does mass disappear',
        does_not_confirm,
        says(/gas|escape|conserv|carbon dioxide/i),
      ],
      ['give me one like that to try', sets_question],
    ],
    /reaction|mass|carbonate|energy|decompos|lime|rock/i,
  ),
  talk(
    'nanoparticles and life cycles',
    [
      [
        'whats a life cycle assessment',
        says(/environment|impact|whole life|raw|disposal|product/i),
        short,
      ],
      [
        'why dont we just use plastic bags',
        is_not_harsh,
        says_or_is_honest(/oil|waste|finite|landfill|recycl/),
      ],
      ['is glass recyclable', says_or_is_honest(/yes|melt|recycl/)],
      ['ok thx', is_kind, cites_nothing],
    ],
    /resource|recycl|material|using|life/i,
  ),
  talk(
    'work in steps',
    [
      ['whats work done', says(/force/i), says(/distance|moved?|moves/i)],
      ['push 50 N for 3 m', asks, does_not_tell('150')],
      ['50 x 3 = 150', confirms],
      ['150 watts', says_not_yet],
      ['oh joules', confirms],
    ],
    /work|energy|force/i,
  ),
  talk(
    'resultants',
    [
      ['whats terminal velocity', says(/constant|steady|balance|drag|equal/i), short],
      [
        'when u open the parachute do u go up',
        does_not_confirm,
        says(/slow|down|drag|air resistance|no\b/i),
      ],
      [
        'if forces are balanced it must be still',
        does_not_confirm,
        says(/constant|steady|moving|speed/i),
      ],
      ['which of newtons laws is that', says(/first/i)],
    ],
    /force|newton|motion|speed|velocity/i,
  ),
  talk(
    'transformers short',
    [
      ['why do power lines use high voltage', says(/current|heat|lost|loss|waste/i)],
      ['does a transformer work with dc', does_not_confirm, says(/alternat|ac\b|chang/i)],
      ['what does a step up one do', says(/increase|larger|raise|higher|up/i), short],
      ['Vp 230 Np 100 Ns 10 find Vs', asks, does_not_tell('23')],
      ['23 V', confirms],
    ],
    /transform|mains|electric|power|grid/i,
  ),
  talk(
    'sound in short',
    [
      ['is sound faster in water or air', says(/water/i)],
      ['whats ultrasound', says(/20,?000|20 ?kHz|hear|high/i), short],
      ['an echo comes back after 2 s at 340 m/s how far is the wall', asks, does_not_tell('340')],
      ['340 x 2 = 680', is_not_harsh],
      ['higher pitch means bigger amplitude?', does_not_confirm, says(/frequency/i)],
    ],
    /sound|wave/i,
  ),
  talk(
    'planets',
    [
      ['is the sun a planet', does_not_confirm, says(/star/i)],
      ['which planet is biggest', says(/jupiter/i), short],
      ['what keeps them going round', says(/gravity/i)],
      ['is there gravity on the moon', says(/yes|weaker|less|sixth|1\.6/i)],
      ['r there aliens', is_not_harsh, says_or_is_honest(/nobody knows/)],
    ],
    /space|planet|gravity|force|earth|moon|weight/i,
  ),
  talk(
    'fair test follow ups',
    [
      [
        'i tested 3 chocolates in water at different temps to see which melts first',
        is_not_harsh,
        asks,
      ],
      ['is temperature my independent variable', says(/change|independent|yes|\?/i)],
      ['what do i keep the same', says(/mass|volume|size|control|same|\?/i)],
      ['how many times do i repeat', says(/three|3|mean|repeat|more/i)],
    ],
    /test|variable|measur|error/i,
  ),
  talk(
    'electrons and circuits',
    [
      [
        'do electrons flow from positive to negative',
        does_not_confirm,
        says(/negative to positive|negative/i),
      ],
      ['whats conventional current', says(/positive/i), short],
      ['current is measured in volts', does_not_confirm, says(/amp/i)],
      ['is a fuse for safety', says(/yes|safe|melt|break/i)],
      ['which wire', says(/live/i)],
    ],
    /circuit|current|electric|charge|mains/i,
  ),
  talk(
    'genes again',
    [
      ['do twins have the same dna', says_or_is_honest(/identical|clone|same/)],
      ['eye colour is environment right', does_not_confirm, says(/gene|inherit/i)],
      ['so what about scars', says(/environment/i)],
      ['is height both', confirms],
      ['what are the letters in dna', says_or_is_honest(/base|A, ?T|\bA\b/)],
    ],
    /variation|gene|DNA|inherit|clone/i,
  ),
]
