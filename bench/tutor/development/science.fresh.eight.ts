import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  is_honest,
  is_kind,
  is_not_harsh,
  says,
  short,
} from '../expect.ts'
import { says_or_is_honest } from '../expect-words.ts'
import { type Talk, talk } from '../talk.ts'

/** Talks in which each line leans on the one before, written before the tutor was heard on them. */
export const freshScienceEight: readonly Talk[] = [
  talk(
    'where photosynthesis happens',
    [
      ['which part of the cell does photosynthesis', says(/chloroplast/i), short],
      ['so its the green stuff in it', says(/chlorophyll|yes|right/i)],
      ['do roots have them', says(/\bno\b|not|underground|light/i)],
      ['so how do roots get food', says_or_is_honest(/phloem|sugar|transport|leaf|leaves/)],
    ],
    /photosynth|plant|cell|transport|leaf/i,
  ),
  talk(
    'plants breathing',
    [
      ['plants breathe in oxygen right', says(/respir|oxygen/i), is_not_harsh],
      ['at night only?', says(/all the time|always|day|both/i)],
      ['so why do we say they make oxygen', says(/photosynth/i)],
      ['which one is bigger in the day', says_or_is_honest(/photosynth/)],
    ],
    /photosynth|respir|plant|gas|exchange/i,
  ),
  talk(
    'blood parts',
    [
      ['what does haemoglobin do', says(/oxygen/i), short],
      ['is that in white cells', does_not_confirm, says(/red/i)],
      ['what do white ones do then', says(/pathogen|microb|bacteria|antibod|disease|infect/i)],
      ['and platelets', says(/clot/i)],
      ['what carries all of them', says_or_is_honest(/plasma/)],
    ],
    /blood|heart|cell|immun/i,
  ),
  talk(
    'joints',
    [
      ['why do muscles work in pairs', says(/pull|contract|push/i), short],
      ['whats it called', says_or_is_honest(/antagonist/)],
      ['so the triceps relaxes when the biceps contracts', confirms],
      ['what joins muscle to bone', says(/tendon/i)],
      ['isnt that a ligament', does_not_confirm, says(/bone/i)],
    ],
    /skelet|muscle/i,
  ),
  talk(
    'smoking and the lungs',
    [
      ['what does smoking do to ur lungs', says(/tar|cancer|cilia|alveol|breath|damage/i)],
      ['why is it hard to stop', says(/nicotine|addict/i)],
      ['is it nicotine that gives you cancer', does_not_confirm, says(/tar|carcinogen/i)],
      ['what about vaping', says_or_is_honest(/nicotine/), is_not_harsh],
    ],
    /drug|health|breath|lung|lifestyle|disease/i,
  ),
  talk(
    'making babies in science',
    [
      ['where is the egg fertilised', says(/oviduct|fallopian/i), short],
      ['then where does it go', says(/uterus|womb/i)],
      ['how does the baby get oxygen in there', says(/placenta|umbilical|cord/i)],
      ['does the mums blood mix with the babys', does_not_confirm, says(/\bno\b|not|diffus/i)],
    ],
    /reproduc|hormone|pregnan/i,
  ),
  talk(
    'a punnett square said',
    [
      ['if both parents are Bb whats the chance of bb', says(/\b1 in 4\b|25|quarter|1\/4|square/i)],
      ['is that homozygous', says(/yes|same|homozyg/i)],
      ['so what does the phenotype look like', says(/recessive|feature|look|show/i)],
      ['can two brown eyed people have a blue eyed kid', says(/yes|can|carr|recessive|both/i)],
    ],
    /gene|cross|inherit|variation/i,
  ),
  talk(
    'changes of state',
    [
      ['whats it called when gas turns to liquid', says(/condens/i), short],
      ['and straight from solid to gas', says(/sublim/i)],
      ['does the temperature change while it melts', says(/\bno\b|not|same|constant/i)],
      ['why not', says(/energy|bonds?|forces|apart|particles/i)],
    ],
    /state|particle|heat|gas/i,
  ),
  talk(
    'ions in words',
    [
      ['why does sodium lose an electron', says(/outer|shell|full|one/i)],
      ['so its charge is -1', does_not_confirm, says(/\+|positive|plus/i)],
      ['what about chlorine', says(/gain|negative|-\s?1|seven|7/i)],
      ['what do they make together', says(/sodium chloride|salt|NaCl/i)],
      ['why is its melting point so high', says(/strong|ionic|attract|lattice|energy/i)],
    ],
    /ion|electron|group|bond|salt|periodic/i,
  ),
  talk(
    'neutralising',
    [
      ['what do you get when an acid meets an alkali', says(/salt|water|neutral/i), short],
      ['which salt from hydrochloric acid', says(/chloride/i)],
      ['and from nitric', says(/nitrate/i)],
      ['what ph is it at the end', says(/\b7\b|neutral/)],
      ['so is ph 3 stronger than ph 5', says(/yes|lower|more acid|strong/i)],
    ],
    /acid|alkali|salt|metal/i,
  ),
  talk(
    'rusting',
    [
      ['what does iron need to rust', says(/oxygen/i), says(/water/i)],
      [
        'so it wont rust in boiled water with oil on top',
        says_or_is_honest(/oxygen|yes|right|air/),
      ],
      ['how do u stop it', says(/paint|oil|grease|galvanis|coat|zinc|barrier/i)],
      ['does aluminium rust', says(/\bno\b|only iron|oxide|not/i)],
    ],
    /rust|oxid|corro|metal|material|burn|reactiv/i,
  ),
  talk(
    'catalyst',
    [
      ['what does a catalyst do', says(/speed|faster|rate/i), short],
      ['does it get used up', does_not_confirm, says(/\bno\b|not/i)],
      ['how does it make it quicker', says(/activation|energy|pathway|route/i)],
      ['is an enzyme one', says(/yes|biological|catalyst/i)],
    ],
    /rate|enzyme|catal|reaction|profile/i,
  ),
  talk(
    'greenhouse',
    [
      ['how does the greenhouse effect work', says(/infrared|radiation|heat|absorb|trap|long/i)],
      ['is it bad', says_or_is_honest(/warm|life|cold|natural|need/), is_not_harsh],
      ['which gases are they', says(/carbon dioxide|methane|water vapour/i), short],
      ['where does the methane come from', says(/cow|cattle|farm|landfill|rice|rot|decay/i)],
    ],
    /air|climate|atmosphere|pollut/i,
  ),
  talk(
    'circuit words',
    [
      ['where do you put an ammeter', says(/series/i), short],
      ['and a voltmeter', says(/parallel|across/i)],
      ['what does it measure', says(/volt|potential/i)],
      ['if i add bulbs in parallel do they get dimmer', says(/\bno\b|same|not/i), does_not_confirm],
      ['why', says(/branch|each|voltage|own|potential|same/i)],
    ],
    /circuit|parallel|charge|electric|power/i,
  ),
  talk(
    'newton three',
    [
      ['whats newtons third law', says(/equal|opposite/i), short],
      ['so why dont they cancel out', says(/different (?:things|objects|bodies)|two|other/i)],
      ['give an example', says(/push|pull|rocket|swim|gun|wall|ground|water|skat/i)],
      ['is weight and the push of the table one', says_or_is_honest(/\bno\b|same|one thing/)],
    ],
    /newton|force|momentum/i,
  ),
  talk(
    'a spring with numbers',
    [
      ['whats hookes law', says(/proportional|extension|force/i), short],
      ['what happens if you stretch it too far', says(/limit|permanent|elastic|not go back/i)],
      ['k is 25 and it stretches 0.2 m, force?', asks],
      ['5', confirms],
      ['5 what tho', says(/newton|\bN\b/i)],
    ],
    /spring|force|hooke|elastic/i,
  ),
  talk(
    'sound to ears',
    [
      ['can sound go through space', does_not_confirm, says(/vacuum|particles|no air|nothing/i)],
      ['is it faster in water or air', says(/water/i), short],
      ['why', says(/particles|closer|close|together/i)],
      ['what makes a high note', says(/frequency|pitch|vibrat/i)],
      ['and a loud one', says(/amplitude/i)],
    ],
    /sound|wave/i,
  ),
  talk(
    'space for year 7',
    [
      ['why do we have day and night', says(/spin|rotat|turn|axis/i), short],
      ['how long does it take', says(/24|day/i)],
      ['and to go round the sun', says(/365|year/i)],
      ['so summer is when were closer to the sun', does_not_confirm, says(/tilt/i)],
      ['is pluto a planet', says_or_is_honest(/dwarf/), short],
    ],
    /space|earth|planet|gravity|radiation|fusion/i,
  ),
  talk(
    'planning a test',
    [
      ['whats a control variable', says(/same|constant/i), short],
      ['and the independent one', says(/change/i)],
      ['which one goes on the x axis', says(/independent/i)],
      ['what if one of my results is way off', says(/anomal|outlier|repeat|leave/i)],
      ['do i include it in the mean', says(/\bno\b|leave|not|without|ignore/i)],
    ],
    /fair|measur|table|graph|error|conclu|calculation|science works/i,
  ),
  talk(
    'half life in words',
    [
      ['what is half life', says(/half/i), short],
      ['start 160 half life 3 hours whats left after 9', asks],
      ['20', confirms],
      ['which is more dangerous inside u alpha or gamma', says_or_is_honest(/alpha|ionis/)],
      ['what stops it', says(/paper|skin|air/i)],
      ['thanks ur better than my book', is_kind, cites_nothing, short],
    ],
    /half|radio|nuclear|decline|electromagnetic/i,
  ),
  talk(
    'things not in the notes',
    [
      ['who discovered dna', says_or_is_honest(/watson|crick|franklin/), short],
      ['is there a cure for cancer', is_honest, is_not_harsh],
      ['ok what is a tumour', says(/cells|divi|grow/i)],
      ['are all of them cancer', does_not_confirm, says(/benign|\bno\b|not/i)],
    ],
    /lifestyle|disease|cell|gene|dna|mitosis/i,
  ),
]
