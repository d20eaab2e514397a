import {
  asks,
  confirms,
  does_not_tell,
  is_not_harsh,
  names_slip,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** Working of Years 5 to 11 as pupils type it: right, with one slip, half done, in words. */
export const freshWorking: readonly Talk[] = [
  talk(
    'columns',
    [
      [
        '347 + 285 = 622 is that right',
        says_not_yet,
        names_slip(/carr|ten|exchang|regroup|column|ones|7 ?\+ ?5|digit|estimat/i),
        does_not_tell('632'),
      ],
      ['oh i forgot to carry. 632', confirms],
      [
        'and 503 - 267 = 364',
        says_not_yet,
        names_slip(/exchang|borrow|smaller|larger|regroup|column|ones|hundred|ten|digit|add/i),
        does_not_tell('236'),
      ],
      ['236', confirms],
    ],
    /column|add|subtract/i,
  ),
  talk(
    'a half and a third',
    [
      [
        'i did 1/2 + 1/3 = 2/5 is it right',
        says_not_yet,
        names_slip(/denominator|bottom|common|same|sixth/i),
        does_not_tell('5/6'),
      ],
      ['1/2 + 1/3 = 3/6 + 2/6', confirms],
      ['5/6', confirms],
      [
        'what did i do wrong at first',
        says(/denominator|bottom|added|\btops?\b|same size|different/i),
        is_not_harsh,
      ],
    ],
    /fraction|denominator/i,
  ),
  talk(
    'a fraction of an amount',
    [
      ['3/4 of 20. 20 / 4 = 5, 5 x 3 = 15. ok?', confirms],
      [
        '2/5 of 30. 30 / 2 = 15, 15 x 5 = 75',
        says_not_yet,
        names_slip(/divid|denominator|bottom|swap|\b5\b|other way|more than|bigger|fifth/i),
        does_not_tell('12'),
      ],
      ['30 / 5 = 6 then 6 x 2 = 12', confirms],
      ['so you divide by the bottom and times by the top?', confirms],
    ],
    /fraction/i,
  ),
  talk(
    'dividing fractions',
    [
      ['is this right 2/3 ÷ 4/5 = 2/3 x 5/4 = 10/12 = 5/6', confirms],
      [
        '3/4 ÷ 1/2 = 3/8',
        says_not_yet,
        names_slip(/flip|reciproc|upside|turn|multipl|divid|how many|bigger/i),
        does_not_tell('3/2'),
      ],
      ['3/4 x 2/1 = 6/4', confirms],
      ['and thats 1 1/2', confirms],
    ],
    /fraction/i,
  ),
  talk(
    'decimals',
    [
      [
        'did 0.3 x 0.2 = 0.6 is it ok',
        says_not_yet,
        names_slip(/decimal|tenth|hundredth|place|less|smaller/i),
        does_not_tell('0.06'),
      ],
      ['0.06', confirms],
      ['4.2 + 1.35 = 5.55', confirms],
      [
        '3.5 x 10 = 3.50',
        says_not_yet,
        names_slip(/place|digit|move|bigger|larger|ten times|10 times|zero|same|one column/i),
      ],
    ],
    /decimal|10, 100|tenth/i,
  ),
  talk(
    'a long multiplication in lines',
    [
      ['can u check\n23 x 45\n23 x 40 = 920\n23 x 5 = 115\n920 + 115 = 1035', confirms],
      [
        '34 x 26\n34 x 20 = 680\n34 x 6 = 184\n680 + 184 = 864',
        says_not_yet,
        names_slip(/34 ?[×x*] ?6|184|third|carr/i),
        does_not_tell('884'),
      ],
      ['34 x 6 = 204', confirms],
      ['so 884', confirms],
    ],
    /multiplic|multiply/i,
  ),
  talk(
    'an order of operations in words',
    [
      [
        'for 20 - 4 x 3 i did 20 take away 4 is 16 then times 3 is 48',
        says_not_yet,
        names_slip(/multipl|times|first|before|order|bidmas|bodmas/i),
        does_not_tell('8'),
      ],
      ['so 4 x 3 = 12 then 20 - 12 = 8', confirms],
      [
        '(2 + 3)^2 = 4 + 9 = 13',
        says_not_yet,
        names_slip(/bracket|first|\b5\b|add|itself/i),
        does_not_tell('25'),
      ],
      ['25', confirms],
    ],
    /order|calculat|operation|problem|power/i,
  ),
  talk(
    'below zero',
    [
      [
        '-5 + 3 = -8 right?',
        says_not_yet,
        names_slip(/number line|add|up|right|toward|zero|start|-5/i),
      ],
      ['-2', confirms],
      [
        '4 - -3 = 1',
        says_not_yet,
        names_slip(/two (minus|negative)|add|plus|subtract|minus|negative/i),
        does_not_tell('7'),
      ],
      ['7', confirms],
      ['-6 / 2 = -3', confirms],
    ],
    /negative/i,
  ),
  talk(
    'an equation half done',
    [
      ['solve 7x - 5 = 30, i got to 7x = 35 is that right so far', confirms, asks],
      ['then what', says(/divid|\b7\b|both|times/i), does_not_tell('x=5')],
      ['x = 5', confirms],
      ['how can i check it', says(/put|substitut|back|replac|7 ?[×x*(]|in place|instead/i)],
    ],
    /equation|inverse|missing/i,
  ),
  talk(
    'x on the left and on the right',
    [
      ['5x + 3 = 2x + 18\n3x + 3 = 18\n3x = 15\nx = 5\nis this right', confirms],
      [
        '6x - 4 = 2x + 12\n8x - 4 = 12\n8x = 16\nx = 2',
        says_not_yet,
        names_slip(/8x|subtract|take|second|\b2x\b|sign/i),
        does_not_tell('x=4'),
      ],
      ['4x - 4 = 12', confirms],
      ['4x = 16, x = 4', confirms],
    ],
    /equation/i,
  ),
  talk(
    'a bracket half multiplied',
    [
      [
        'chekc this pls 3(x + 2) = 21 so 3x + 2 = 21 so 3x = 19',
        says_not_yet,
        names_slip(/bracket|both|multipl|each|every|3x \+ 6|\b2\b/i),
        does_not_tell('x=5'),
      ],
      ['3x + 6 = 21', confirms],
      ['3x = 15, x = 5', confirms],
      ['could i divide by 3 first instead', says(/yes|can|could|works|also|7\b/i), is_not_harsh],
    ],
    /equation|bracket|expression/i,
  ),
  talk(
    'an inequality that turns',
    [
      ['2x + 1 > 9, 2x > 8, x > 4', confirms],
      [
        '-3x < 12 so x < -4 is that ok',
        says_not_yet,
        names_slip(/negative|flip|revers|turn|sign|direction|round/i),
      ],
      ['x > -4', confirms],
      [
        'why does it flip',
        says(/negative|order|opposite|bigger|smaller|greater|less|swap|number line/i),
      ],
    ],
    /inequalit/i,
  ),
  talk(
    'two brackets',
    [
      ['(x + 4)(x - 3) = x^2 + x - 12 correct?', confirms],
      [
        '(x - 5)^2 = x^2 - 25',
        says_not_yet,
        names_slip(/middle|twice|bracket|each|10x|itself|every|\(x - 5\)/i),
        does_not_tell('x^2-10x+25'),
      ],
      ['x^2 - 10x + 25', confirms],
      ['(2x + 1)(x + 3) = 2x^2 + 7x + 3', confirms],
    ],
    /bracket|quadratic|expression|expand/i,
  ),
]
