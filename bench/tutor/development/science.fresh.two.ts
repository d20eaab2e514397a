import {
  cites,
  confirms,
  does_not_confirm,
  is_not_harsh,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `science.fresh.ts` begins. */
export const freshScienceTwo: readonly Talk[] = [
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
    /diffus|osmos|transport|exchange|cell|particles and states/i,
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
]
