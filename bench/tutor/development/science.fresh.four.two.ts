import {
  asks,
  asks_one_question,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_kind,
  is_not_harsh,
  moves_on,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** More talks about living things, as they are typed on a phone. */
export const freshScienceFourTwo: readonly Talk[] = [
  talk(
    'bacteria and viruses',
    [
      ['can antibiotics kill viruses', does_not_confirm, says(/bacteria/i)],
      ['why not', says(/inside|cell|bacteria|reproduc|multipl/i)],
      ['so what do i take if i have a cold', is_not_harsh, asks],
      ['whats resistance', says(/surviv|bacteria|antibiotic|opposes|current/i)],
      ['are all bacteria bad', does_not_confirm, says(/\bno\b|most|not|gut|harmless|useful/i)],
    ],
    /microb|bacteria|infect|immun|medicine|natural selection|disease/i,
  ),
  talk(
    'vaccines',
    [
      ['how do vaccines work', says(/antibod|white blood|immun/i)],
      ['do they give u the disease', does_not_confirm, says(/weak|dead|harmless|inactive|\bno\b/i)],
      [
        'antibody and antigen i always mix them up',
        says(/surface|pathogen/i),
        says(/white|made|protein/i),
      ],
      ['whats herd immunity', says(/enough|many|most|spread|protect/i), short],
      ['ta', is_kind, cites_nothing],
    ],
    /immun|vaccin|infect|disease|medicine/i,
  ),
  talk(
    'reflexes',
    [
      ['whats a reflex arc', says(/receptor|neurone|stimulus/i), short],
      ['is the brain involved', says(/spinal|\bno\b|not|without/i)],
      ['so why is it so quick', says(/brain|think|conscious|direct|short|spinal|automatic/i)],
      ['whats in the gap between 2 neurones', says(/synapse|chemical|diffus|transmitter/i)],
    ],
    /nerv|reflex|coordinat/i,
  ),
  talk(
    'insulin',
    [
      ['what does insulin do', says(/glucose|sugar/i), short],
      ['it makes ur sugar go up right', does_not_confirm, says(/lower|down|falls?|reduc|fall/i)],
      ['where does it come from', says(/pancreas/i), short],
      ['so whats glucagon', says(/glycogen|raise|up|rises?|glucose/i)],
      ['diff between type 1 and type 2', says(/insulin/i), says(/respond|resist|cells/i)],
    ],
    /hormone|blood|sugar|diabet|lifestyle|homeosta/i,
  ),
  talk(
    'genes',
    [
      [
        'is a gene bigger than a chromosome',
        does_not_confirm,
        says(/section|part|short|length|smaller|piece/i),
      ],
      ['what are they made of', says(/DNA/i)],
      ['whats an allele', says(/version|form|kind/i), short],
      ['if im Bb for brown eyes do i have brown eyes', says(/dominant|brown/i)],
      ['what does homozygous mean', says(/same|two/i), short],
      ['and heterozygous', says(/differ/i), short],
    ],
    /gene|DNA|inherit|cross|chromosome/i,
  ),
  talk(
    'crosses',
    [
      ['cross Bb with Bb, whats the chance of bb', asks, does_not_tell('0.25', '25')],
      ['1 in 4?', confirms],
      ['as a percentage thats 25%', confirms],
      ['so if they have 4 kids one is def bb', does_not_confirm, is_not_harsh],
    ],
    /gene|cross|inherit|chance/i,
  ),
  talk(
    'mitosis mix up',
    [
      ['mitosis makes sperm', does_not_confirm, says(/meiosis/i)],
      ['how many cells does meiosis make', says(/four|\b4\b/i), short],
      ['are they all the same', does_not_confirm, says(/differ|not/i)],
      ['and mitosis', says(/two|\b2\b|identical/i)],
      ['how many chromosomes in a human body cell', says(/46|23 pairs/i), short],
    ],
    /mitosis|meiosis|cell|chromosome|reproduc/i,
  ),
  talk(
    'giraffes',
    [
      [
        'giraffes got long necks bc they stretched them',
        does_not_confirm,
        says(/born|surviv|inherit|pass|variation|select|stretch/i),
      ],
      ['so what really happened', says(/surviv|variation|reproduc|select|pass/i)],
      ['is that evolution', says(/evol|\byes|change/i)],
      ['whats the evidence', says(/fossil|DNA|resist/i)],
    ],
    /evol|select|variation|fossil/i,
  ),
  talk(
    'food chains',
    [
      ['which way do the arrows go in a food chain', says(/eaten|eats|energy|to the/i), short],
      ['grass -> rabbit -> fox. whats the producer', says(/grass/i)],
      ['if the foxes die what happens to rabbits', says(/more|increase|rise|grow/i)],
      ['then the grass', says(/less|fewer|decrease|fall|eaten/i)],
      ['what do decomposers do', says(/break|dead|rot|decay|mineral|nutrient/i), short],
    ],
    /food|ecosystem|cycle|living together|decay/i,
  ),
  talk(
    'quadrats',
    [
      ['how do i use a quadrat', says(/random|count|square/i), short],
      ['why does it have to be random', says(/bias|fair|represent|choose/i)],
      [
        'mean of 4 daisies per quadrat, quadrat is 0.25 m2, field 100 m2. how many daisies',
        asks,
        does_not_tell('1600'),
      ],
      ['100/0.25 = 400', confirms],
      ['400 x 4 = 1600', confirms, moves_on],
    ],
    /sampl|habitat|quadrat|random/i,
  ),
  talk(
    'lungs',
    [
      ['how r alveoli adapted', says(/thin|surface area|blood|moist/i), short],
      ['when u breathe in does the diaphragm go up', does_not_confirm, says(/down|flat|contract/i)],
      ['so the chest gets bigger or smaller', says(/bigger|larger|increase/i)],
      [
        'we breathe out only carbon dioxide',
        does_not_confirm,
        says(/oxygen|nitrogen|also|\bstill|mix/i),
      ],
    ],
    /breath|lung|gas|exchange/i,
  ),
  talk(
    'xylem',
    [
      ['xylem carries sugar yeah?', does_not_confirm, says(/water|phloem/i)],
      ['oh so phloem does', confirms],
      ['whats transpiration', says(/water/i), says(/leaf|leaves|evaporat/i), short],
      ['does wind make it faster', says(/\byes|faster|increase|more/i)],
      ['what opens the stomata', says(/guard/i)],
    ],
    /plant|transport|xylem|transpir|leaf/i,
  ),
  talk(
    'flowers',
    [
      ['is pollination the same as fertilisation', does_not_confirm, says(/pollen/i)],
      ['which part makes pollen', says(/anther|stamen/i), short],
      ['what happens after the pollen lands', says(/tube|ovule|ovary|fertilis/i)],
      ['and how do seeds get away from the plant', says(/wind|animal|burst|water|dispers/i)],
      ['give me a question on this', sets_question, asks_one_question],
    ],
    /plant|pollin|flower|seed|reproduc/i,
  ),
]
