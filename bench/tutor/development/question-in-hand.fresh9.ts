import {
  asks,
  confirms,
  gives_no_verdict,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { moreOnAPhone } from './question-in-hand.fresh9.two.ts'

const lost =
  /did not (quite )?(follow|catch)|not sure what this belongs|cannot place|missed the question|question in front of us|do not see what that is about/i
const placed = not(lost)
/** A word is explained, or led to by something that belongs to the question. */
const withoutExcuse = not(/nothing on that|more than I can|would only be guessing|have to guess/i)

/** Talks about questions of all types, as they are typed on a phone. */
export const inHandOnAPhone: readonly Talk[] = [
  talk(
    'three prices',
    [
      ['wat does it mean', asks, placed, short],
      ['but 80 is more than they cost tho', gives_no_verdict, placed],
      ['oh so is it a', gives_no_verdict],
      ['or d', gives_no_verdict],
      ['ok clue', asks, placed],
    ],
    { topic: 'rounding-whole-numbers', type: 'single_choice' },
  ),
  talk(
    'primes ticked',
    [
      ['is 1 prime', gives_no_verdict, placed],
      ['2 and 3', gives_no_verdict],
      ['what even is a prime', says(/factor|divid|exactly two|goes into/i), placed],
      ['so 15 isnt cos 3 goes in it', placed, is_not_harsh],
      ['2 3 19??', gives_no_verdict],
    ],
    { topic: 'prime-numbers', type: 'multiple_choice' },
  ),
  talk(
    'landing on zero',
    [
      ['its true', gives_no_verdict],
      ['cuz 30 is in the 9s', gives_no_verdict, placed],
      ['wait no 27 then 36', placed, is_not_harsh],
      ['so false', gives_no_verdict],
      ['is it tho', gives_no_verdict, placed],
    ],
    { topic: 'counting-in-steps', type: 'true_false', is_assigned: true },
  ),
  talk(
    'a block of cubes',
    [
      ['38', gives_no_verdict],
      ['how come not', gives_no_verdict, placed],
      ['2 x 5 = 10', confirms],
      ['so 10', gives_no_verdict],
      ['do i do times 4', placed, is_not_harsh, gives_no_verdict],
    ],
    { topic: 'volume-of-cuboids', type: 'number' },
  ),
  talk(
    'terms of two kinds',
    [
      ['do i add them all up', asks, placed],
      ['20xy?', gives_no_verdict],
      ['2x + 5x = 7x', confirms],
      ['what about the ys', asks, placed],
      ['7x+13y', gives_no_verdict],
    ],
    { topic: 'collecting-like-terms', type: 'expression', is_assigned: true },
  ),
  talk(
    'a word that begins with sol',
    [
      ['solvent', gives_no_verdict],
      ['solution then', gives_no_verdict],
      ['whats the difference between solvent and solute', withoutExcuse, placed],
      ['ive tried them all', is_kind, asks],
      ['just say itttt', refuses_kindly, not(/\bsoluble\b/i)],
    ],
    { topic: 'pure-and-mixed', type: 'short_text' },
  ),
  talk(
    'shoe sizes',
    [
      ['whats mode again', says(/most|often|common/i), placed],
      ['so 8', gives_no_verdict],
      ['6 and 5', gives_no_verdict],
      ['how do u do the median', says(/middle|order|half/i), placed],
      ['is the second one 4.5', gives_no_verdict],
    ],
    { topic: 'mean-from-a-frequency-table', type: 'fill_blanks' },
  ),
  talk(
    'a wire in a table',
    [
      ['dont get the table', asks, is_not_harsh],
      ['is 1m 24', gives_no_verdict],
      ['do u half it', placed, gives_no_verdict],
      ['6, 42, 78', gives_no_verdict],
      ['which ones wrong', gives_no_verdict, placed],
    ],
    { topic: 'direct-proportion', type: 'table', is_assigned: true },
  ),
  talk(
    'angles to name',
    [
      ['what r alternate angles', placed, withoutExcuse],
      ['are q and r alternate', gives_no_verdict],
      ['gap 2 corresponding', gives_no_verdict],
      ['and the last is opposite?', gives_no_verdict],
      ['idk im just guessing', is_kind, asks],
    ],
    { topic: 'angles-in-parallel-lines', type: 'cloze_dropdown' },
  ),
  talk(
    'who found DNA',
    [
      ['who was franklin', placed, is_not_harsh],
      ['watson and crick found penicillin', gives_no_verdict],
      ['wilkins = the helix one', gives_no_verdict],
      ['1c 2a 3b', gives_no_verdict],
      ['give us a clue', asks, placed],
    ],
    { topic: 'genes-and-dna', type: 'matching', is_assigned: true },
  ),
  talk(
    'a cycle in order',
    [
      ['what order is it', refuses_kindly, asks],
      ['does the egg come first', gives_no_verdict],
      ['B E D C A', gives_no_verdict],
      ['what does fertilised mean', says(/sperm|join|fuse|egg|nucle|meet/i), placed],
      ['2 5 4 3 1', gives_no_verdict],
    ],
    { topic: 'human-reproduction', type: 'ordering', is_assigned: true },
  ),
  talk(
    'an edge and a volume',
    [
      ['how many faces on a cube', placed, is_not_harsh],
      ['486 / 6 = 81', confirms],
      ['is that it', gives_no_verdict, placed],
      ['9 cm', gives_no_verdict],
      ['and b is 729', gives_no_verdict],
    ],
    { topic: 'surface-area', type: 'multi_part' },
  ),
  talk(
    'a conclusion to write',
    [
      ['what do i write', asks, placed],
      ['smaller chips are faster', is_not_harsh, placed],
      ['because more surface area', is_not_harsh, placed],
      ['is that enough for full marks', gives_no_verdict, placed],
      ['can u write it', refuses_kindly],
    ],
    { topic: 'conclusions', type: 'long_text', is_assigned: true },
  ),
  ...moreOnAPhone,
]
