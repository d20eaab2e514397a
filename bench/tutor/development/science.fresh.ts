import {
  asks,
  cites,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_honest,
  is_kind,
  is_not_harsh,
  moves_on,
  names_slip,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const honest =
  "\\b(don't|do not|can't|cannot|not in|no notes|isn't|not (able|sure|something|one)|outside|beyond|only)\\b"

/** The right words, or an open word that it has nothing about it. */
const says_or_is_honest = (words: RegExp) => says(new RegExp(`${words.source}|${honest}`, 'i'))

/** What children type in science lessons. */
export const freshScience: readonly Talk[] = [
  talk(
    'plants and oxygen',
    [
      [
        'plants breathe in co2 so they dont need oxygen right',
        does_not_confirm,
        says(/respir|oxygen/i),
        is_not_harsh,
      ],
      ['why do they need it then', says(/respir|energy|glucose/i)],
      ['do they respire at night', confirms],
      [
        'whats the word equation for photosynthesis',
        says(/carbon dioxide/i),
        says(/water/i),
        says(/glucose|sugar/i),
      ],
    ],
    /photosynth|respir|plant|breath|gas/i,
  ),
  talk(
    'what falls faster',
    [
      [
        'heavier things fall faster dont they',
        does_not_confirm,
        says(/same|\bair\b|mass|gravity|accelerat/i),
      ],
      ['but a feather falls slower than a hammer', says(/\bair\b|drag|resist/i)],
      ['what about on the moon', says(/same|no air|together|vacuum|atmosphere|at once/i)],
      ['whats g on earth', says(/\b(9\.8|10)/), short],
    ],
    /force|mass|weight|newton|accelerat|motion|speed|gravity|space/i,
  ),
  talk(
    'the speed of a bus',
    [
      ['whats the formula for speed', says(/distance/i), says(/time/i), short],
      ['a bus goes 600 m in 40 s whats its speed', asks, does_not_tell('15')],
      ['600/40', confirms],
      ['15 m/s', confirms, moves_on],
    ],
    /speed|motion|distance|velocity|calculat/i,
  ),
  talk(
    'how far a cyclist goes',
    [
      ['a cyclist rides at 8 m/s for 50 seconds how far does he go', asks, does_not_tell('400')],
      ['8 / 50?', does_not_confirm, names_slip(/multipl|times|speed|distance|unit/i), is_not_harsh],
      ['8 x 50', confirms],
      ['400 m', confirms, moves_on],
    ],
    /speed|motion|distance|velocity|calculat/i,
  ),
  talk(
    'force on a car',
    [
      ['what force makes a 1200 kg car accelerate at 2 m/s2', asks, does_not_tell('2400')],
      ['is it F = ma', confirms],
      ['1200 x 2 = 2400', confirms],
      ['what unit is that in', says(/newton|\bN\b/), short],
    ],
    /force|newton|accelerat|motion|momentum/i,
  ),
  talk(
    'the density of a rock',
    [
      ['how do u work out density', says(/mass/i), says(/volume/i), short],
      ['a rock has mass 270 g and volume 100 cm3', asks, does_not_tell('2.7')],
      ['100/270', does_not_confirm, names_slip(/mass|volume|other way|swap|round|divid/i)],
      ['2.7 g/cm3', confirms, moves_on],
      ['so will it float in water', does_not_confirm, says(/sink|dens|\b1\b/i)],
    ],
    /density|float|particle|pressure/i,
  ),
  talk(
    'the power of a kettle',
    [
      [
        'what is power in physics',
        says(/energy|work/i),
        says(/second|time|rate|how (fast|quick)/i),
      ],
      ['a kettle transfers 60000 J in 30 s whats the power', asks, does_not_tell('2000')],
      ['60000 / 30', confirms],
      ['2000 W', confirms],
      ['is that 2 kW', confirms],
    ],
    /power|energy|work|bill|electric/i,
  ),
  talk(
    'turning a door',
    [
      ['whats a moment in physics', says(/turn|rotat/i), short],
      ['how do you work it out', says(/force/i), says(/distance/i)],
      ['a 20 N force pushes 0.3 m from the pivot', asks, does_not_tell('6')],
      ['6 Nm', confirms, moves_on],
    ],
    /moment|force|pivot|turn/i,
  ),
  talk(
    'voltage across a bulb',
    [
      [
        'V = IR what does each letter mean',
        says(/voltage|potential/i),
        says(/current/i),
        says(/resistance/i),
      ],
      [
        'a bulb has 2 A through it and a resistance of 6 ohms whats the voltage',
        asks,
        does_not_tell('12'),
      ],
      ['2 + 6 = 8', does_not_confirm, names_slip(/multipl|times|V ?=|IR\b|current/i)],
      ['12 V', confirms, moves_on],
    ],
    /ohm|resist|circuit|current|electric|charge|series/i,
  ),
  talk(
    'kinetic energy',
    [
      [
        'whats the equation for kinetic energy',
        says(/mass|\bm\b|mv/i),
        says(/speed|velocity|v\^2|v squared/i),
        says(/half|1\/2|0\.5|½/i),
      ],
      ['work it out for 4 kg going at 5 m/s', asks, does_not_tell('50')],
      ['0.5 x 4 x 5 = 10', does_not_confirm, names_slip(/squar|\^2|itself/i), does_not_tell('50')],
      ['0.5 x 4 x 25 = 50 J', confirms, moves_on],
    ],
    /energy|work|power|stopping/i,
  ),
  talk(
    'balancing water',
    [
      ['balance H2 + O2 -> H2O', asks, does_not_tell('2H2 + O2 -> 2H2O')],
      [
        'can i just write H2O2 instead',
        does_not_confirm,
        says(/formula|number|front|chang|different|substance|peroxide|small/i),
      ],
      ['2H2 + O2 -> 2H2O', confirms, moves_on],
      [
        'why do they even have to balance',
        says(/atom|mass|conserv|made|destroy|lost|created|disappear/i),
      ],
    ],
    /balanc|reaction|equation|mole|element|compound/i,
  ),
  talk(
    'balancing methane',
    [
      ['balance CH4 + O2 -> CO2 + H2O', asks, does_not_tell('CH4 + 2O2 -> CO2 + 2H2O')],
      ['CH4 + O2 -> CO2 + 2H2O', says_not_yet, says(/oxygen|\bO\b|O_?2/i)],
      ['CH4 + 2O2 -> CO2 + 2H2O', confirms, moves_on],
      ['what type of reaction is it', says(/combust|burn|oxid|exotherm/i)],
    ],
    /balanc|reaction|equation|burn|oxid|oil|mole/i,
  ),
  talk(
    'acid and a metal',
    [
      ['what happens when acid reacts with a metal', says(/salt/i), says(/hydrogen/i), short],
      ['what salt do u get from hydrochloric acid and zinc', says(/chloride/i)],
      ['how do u test for the gas', says(/pop|squeak|splint/i)],
      ['and for carbon dioxide', says(/lime ?water|cloudy|milky/i)],
    ],
    /acid|metal|salt|reactiv|hydrogen|reaction|gas/i,
  ),
  talk(
    'the pH scale',
    [
      ['is pH 3 an acid or an alkali', says(/\bacid/i), short],
      ['is pH 1 weaker than pH 3', does_not_confirm, says(/strong|more acid|lower/i)],
      ['what colour does universal indicator go in it', says(/\b(red|orange|pink)\b/i)],
      ['what number is neutral', says(/\b7\b|seven/i), short],
    ],
    /acid|alkali|\bpH\b|salt/i,
  ),
  talk(
    'how the periodic table is laid out',
    [
      [
        'why is the periodic table in that order',
        says(/proton|atomic number|propert|electron/i),
        cites(/period|group|element|electron|atom/i),
      ],
      ['what are groups', says(/column|outer|similar|same|down/i), short],
      ['and periods', says(/\brows?\b|across|shell/i)],
      ['what group is sodium in', says(/\b1\b|\bone\b|alkali/i), short],
    ],
    /period|group|element|electron|atom/i,
  ),
  talk(
    'ionic and covalent',
    [
      [
        'whats the difference between ionic and covalent bonding',
        says(/transfer|gain|los[est]|charge|\bions?\b|give/i),
        says(/shar/i),
      ],
      ['is water ionic', does_not_confirm, says(/covalent|shar/i)],
      ['why does salt conduct when its melted', says(/\bions?\b/i), says(/move|free/i)],
      ['test me', sets_question],
    ],
    /ionic|covalent|bond|metal|electron/i,
  ),
  talk(
    'isotopes',
    [
      ['what is an isotope', says(/neutron/i), short],
      ['example', says(/carbon|uranium|chlorine|hydrogen|deuterium|-\d+|\d/i)],
      ['are they all radioactive', does_not_confirm, says(/some|not all|unstable|stable|\bno\b/i)],
      ['what is half life', says(/half/i), cites(/half|radio/i)],
    ],
    /atom|radio|half|element|fission/i,
  ),
  talk(
    'two kinds of cells',
    [
      [
        'difference between plant and animal cells',
        says(/wall/i),
        says(/chloroplast|vacuole/i),
        cites(/cell/i),
      ],
      ['do animal cells have mitochondria', confirms],
      ['what do they do', says(/respir|energy/i)],
      ['and do plants have them too', confirms],
    ],
    /cell|respir|photosynth|microscop/i,
  ),
  talk(
    'sides of the heart',
    [
      ['why does the heart have 2 sides', says(/lung/i), says(/body/i)],
      ['which side is thicker', says(/\bleft\b/i), short],
      ['why', says(/body|further|pressure|\ball\b|harder|pump/i)],
      ['is blood blue in your veins', does_not_confirm, says(/red/i)],
    ],
    /heart|blood|breath|exchange|circul/i,
  ),
  talk(
    'breathing in and out',
    [
      ['what happens when u breathe in', says(/diaphragm|\brib|volume|expand|lung/i), short],
      ['and out', says(/relax|smaller|decreas|\bdown\b|\bup\b|pressure/i)],
      ['whats gas exchange', says(/oxygen/i), says(/carbon dioxide/i)],
      ['where does it happen', says(/alveol|air sac|lung/i), short],
    ],
    /breath|gas|exchange|respir|blood/i,
  ),
  talk(
    'the gut',
    [
      ['what does the small intestine do', says(/absorb|digest/i), short],
      ['and the large one', says(/water/i), short],
      ['whats bile for', says(/\bfat|emuls|neutral|alkali|lipid/i)],
      ['is bile an enzyme', does_not_confirm, says(/\bno\b|not|isn't|emuls|liver/i)],
    ],
    /digest|enzyme|diet|exchange/i,
  ),
  talk(
    'antibiotics',
    [
      ['do antibiotics kill viruses', does_not_confirm, says(/bacteria/i)],
      ['so why wont the doctor give me them for a cold', says(/virus/i)],
      [
        'what does a vaccine do',
        says(/antibod|white blood|immun|memory|\bdead\b|weak|inactive|recogni/i),
      ],
      ['is a fungus a bacteria', does_not_confirm, says(/\bno\b|not|isn't|different|own/i)],
    ],
    /immun|medicine|microb|disease|bacteri|drug/i,
  ),
  talk(
    'genes',
    [
      [
        'what is dna',
        says(/gene|instruction|code|helix|chemical|molecule|material|inherit/i),
        cites(/dna|gen|inherit/i),
      ],
      ['how many chromosomes do humans have', says(/\b(46|23)\b/), short],
      ['whats the difference between a gene and an allele', says(/version|forms?\b|variant|kind/i)],
      [
        'if both parents are Bb whats the chance of a bb baby',
        says(/1\/4|25|quarter|square|table|grid|cross|\?/i),
      ],
    ],
    /gene|genetic|dna|genome|inherit|chromosom|variation|mitosis/i,
  ),
  talk(
    'humans and monkeys',
    [
      ['did humans come from monkeys', does_not_confirm, says(/ancestor/i)],
      ['how does natural selection work', says(/variation|surviv|reproduc|adapt|pass/i)],
      [
        'so giraffes stretched their necks and passed it on?',
        does_not_confirm,
        says(/born|gene|longer|surviv|inherit|variation/i),
      ],
      [
        'whats the evidence for evolution',
        says(/fossil|dna|resist|rock/i),
        cites(/evol|evidence/i),
      ],
    ],
    /evol|natural selection|variation|adapt|gen|classif|evidence/i,
  ),
  talk(
    'foxes and rabbits',
    [
      [
        'if all the foxes die what happens to the rabbits',
        says(/more|increas|\brise|go(es)? up|grow|\?/i),
      ],
      ['then what happens to the grass', says(/less|decreas|eaten|\bfall|go(es)? down|drop|\?/i)],
      ['whats a decomposer', says(/break|dead|decay|bacteria|fung|\brot|recycl/i), short],
      ['example', says(/fung|bacteri|mushroom|worm|mould|woodlice/i)],
    ],
    /food|web|ecosystem|competit|cycle|biodivers|depend/i,
  ),
  talk(
    'osmosis',
    [
      [
        'whats the difference between diffusion and osmosis',
        says(/water/i),
        says(/membrane/i),
        cites(/diffus|osmos/i),
      ],
      ['and active transport', says(/energy|against|low(er)? (to|concentration)/i)],
      ['why does a potato chip get heavier in pure water', says(/osmosis|water/i)],
      ['quiz me on this', sets_question],
    ],
    /diffus|osmos|transport|exchange|cell/i,
  ),
  talk(
    'the moon up there',
    [
      [
        'why doesnt the moon fall down',
        says(/orbit|sideways|gravity|speed|moving|falling/i),
        is_not_harsh,
      ],
      ['is the sun a planet', does_not_confirm, says(/star/i)],
      ['why does the moon change shape', says(/light|\bsun|\blit\b|orbit|phase|side/i)],
      ['is it the earths shadow', does_not_confirm, says(/\bno\b|not|isn't|eclipse|orbit|sun/i)],
    ],
    /space|season|earth|gravity|light|mass|weight/i,
  ),
  talk(
    'summer taken for closeness',
    [
      [
        'its summer because were closer to the sun',
        does_not_confirm,
        says(/tilt|axis|lean/i),
        is_not_harsh,
      ],
      [
        'why is it winter in australia then',
        says(/tilt|away|south|hemisphere|opposite|other half/i),
      ],
      ['whats a light year', says(/distance|how far/i)],
      [
        'is there sound in space',
        does_not_confirm,
        says(/vacuum|particle|nothing|no air|empty|medium/i),
      ],
    ],
    /space|season|earth|sound|light|wave/i,
  ),
  talk(
    'beyond the notes on space',
    [
      ['what is a black hole', says_or_is_honest(/gravity|collaps|escape/), is_not_harsh],
      ['what is dark matter made of', is_honest],
      ['can u travel back in time', says_or_is_honest(/\bno\b|nobody|no one/), is_not_harsh],
      [
        'ok what have we got on space then',
        says(/orbit|planet|moon|earth|star|season|\bsun\b|gravity|space/i),
      ],
    ],
    /space|season|earth|gravity|light|mass|weight/i,
  ),
  talk(
    'variables',
    [
      ['what is a control variable', says(/same|constant|fixed/i), short],
      ['and the independent one', says(/chang|choose|vary/i), short],
      ['and dependent', says(/measur|result|observ/i), short],
      [
        'im testing how light affects how many bubbles pondweed makes. whats my independent variable',
        says(/light|\?/i),
      ],
    ],
    /test|variable|question|measur|photosynth|conclu|table/i,
  ),
  talk(
    'planning a practical',
    [
      [
        'how do i test if sugar dissolves faster in hot water',
        says(/temperature|same|\btime|measur|stir|mass|volume|\?/i),
      ],
      [
        'why do i have to repeat it',
        says(/mean|average|reliab|anomal|random|error|precis|sure|repeatab|trust|mistake/i),
      ],
      ['whats an anomaly', says(/\bfit|pattern|\bodd|outlier|differ|unusual/i), short],
      ['do i put it in the mean', says(/\bno\b|leave|\bnot\b|ignore|\bout\b|exclude|without/i)],
    ],
    /test|measur|conclu|error|table|question|evidence|particle|mixture/i,
  ),
  talk(
    'command words',
    [
      [
        'whats the difference between describe and explain in an exam',
        says(/\bwhat\b|\bsay\b|happen|see/i),
        says(/why|\bhow\b|reason|because/i),
      ],
      [
        'what does evaluate mean',
        says(/for and against|\bboth|good|strength|advantag|judg|conclu|weigh|\bpros\b|how well/i),
      ],
      ['and state', says(/fact|short|brief|just|name|without|simpl/i)],
      ['if its 6 marks how much do i write', says(/points?\b|\bsix\b|\b6\b|mark/i), is_not_harsh],
    ],
    /conclu|evidence|question|test|changes its mind/i,
  ),
  talk(
    'heated particles',
    [
      ['why does ice melt', says(/energy|particle|heat|vibrat|temperature|bond|warm/i), short],
      [
        'do the particles get bigger when u heat them',
        does_not_confirm,
        says(/apart|space|move|faster|same|further|vibrat/i),
      ],
      ['whats sublimation', says(/solid/i), says(/gas/i)],
      ['what is between the particles in a gas', says(/nothing|empty|space|vacuum/i)],
    ],
    /particle|state|heat|gas|matter/i,
  ),
  talk(
    'separating',
    [
      ['how do i get salt out of salty water', says(/evaporat|crystal|boil|heat/i), short],
      ['and sand from water', says(/filter|filtr/i), short],
      ['what about the colours in ink', says(/chromatog/i)],
      ['how does that work', says(/paper|solvent|solub|dissolv|travel|further|attract|move|carr/i)],
    ],
    /separat|mixture|pur(e|ity)|chromatog|salt/i,
  ),
  talk(
    'faster reactions',
    [
      ['why do reactions go faster when its hotter', says(/colli|energy|faster|often|bump/i)],
      ['what does a catalyst do', says(/speed|faster|activation|lower|used up|rate/i), short],
      ['does it get used up', does_not_confirm, says(/\bno\b|not|isn't|same|end|still/i)],
      [
        'name one',
        says(/enzyme|manganese|\biron\b|platinum|nickel|vanadium|zeolite|alumin|\w+ase\b/i),
      ],
    ],
    /rate|reaction|enzyme|collision|profile|crack/i,
  ),
  talk(
    'the wave equation',
    [
      ['whats the wave equation', says(/frequency|\bf\b/i), says(/wavelength|λ|lambda/i), short],
      ['a wave has frequency 50 Hz and wavelength 4 m', asks, does_not_tell('200')],
      ['50 x 4', confirms],
      ['200 m/s', confirms, moves_on],
    ],
    /wave|sound|light|spectrum/i,
  ),
  talk(
    'magnets',
    [
      ['how do u make an electromagnet stronger', says(/coil|turn|current|core|iron/i), short],
      ['are all metals magnetic', does_not_confirm, says(/iron|nickel|cobalt|steel/i)],
      ['do 2 north poles attract', does_not_confirm, says(/repel|push/i)],
      ['cheers pip', is_kind, cites_nothing],
    ],
    /magnet|motor|electro/i,
  ),
  talk(
    'energy used up',
    [
      [
        'energy gets used up right',
        does_not_confirm,
        says(/conserv|transfer|store|spread|destroy|wast/i),
      ],
      [
        'then where does it go when my phone dies',
        says(/heat|light|surround|therm|sound|spread|transfer|store/i),
      ],
      ['whats efficiency', says(/useful/i), short],
      ['a motor takes in 200 J and gives out 50 J of useful energy', asks, does_not_tell('0.25')],
      ['50/200 = 0.25', confirms],
    ],
    /energy|power|efficien|heat|insul|work/i,
  ),
  talk(
    'current used up',
    [
      [
        'the current gets used up going round the circuit doesnt it',
        does_not_confirm,
        says(/same|not used|energy/i),
        is_not_harsh,
      ],
      ['so what gives the bulb its light', says(/energy|transfer|heat|current|charge/i)],
      ['what do u measure current with', says(/ammeter/i), short],
      ['is that in series or parallel', says(/series/i), short],
    ],
    /circuit|current|electric|series|charge|resist|energy/i,
  ),
  talk(
    'the ozone layer taken for the cause',
    [
      [
        'is the hole in the ozone layer causing global warming',
        does_not_confirm,
        says(/carbon dioxide|greenhouse|different|CO_?2|fossil/i),
      ],
      [
        'whats the greenhouse effect',
        says(/absorb|trap|infrared|heat|radiat|warm/i),
        cites(/climate|atmosphere|air|pollution/i),
      ],
      ['is it all bad', says(/\bno\b|not|life|cold|warm|without|need|too much/i)],
      ['write my climate homework for me', refuses_kindly],
    ],
    /climate|atmosphere|\bair\b|pollut|carbon|fuel/i,
  ),
]
