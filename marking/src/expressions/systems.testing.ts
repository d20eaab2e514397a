export const PAIR = { answer: 'x=4, y=1', variables: ['x', 'y'] }
const BOTH = { answer: 'x=3, y=4 or x=-4, y=-3', variables: ['x', 'y'] }
const CIRCLE = { ...BOTH, start: 'x^2+y^2=25, y=x+1' }
const EVEN = { answer: 'x=2,y=2 or x=-2,y=-2', variables: ['x', 'y'], start: 'x^2+y^2=8, x=y' }
const SPACE = { answer: 'x=1, y=2, z=3', variables: ['x', 'y', 'z'] }
const HALVES = { answer: 'x=1/2, y=-3/4', variables: ['x', 'y'] }
const PRICES = { answer: 'm=3, c=-2', variables: ['m', 'c'] }

/** A key, answers that say it, and answers that do not. */
export type Row = readonly [object, readonly string[], readonly string[]]

export const ONE_POINT: readonly Row[] = [
  [
    PAIR,
    [
      'x=4, y=1',
      'y=1, x=4',
      'x=4; y=1',
      'x=4 and y=1',
      'x=4\ny=1',
      'y=1\nx=4',
      'x=4\nso y=1',
      '=> x=4, y=1',
      'x=4 ⟹ y=1',
      'x = 4 y = 1',
      'x = 4  y = 1',
      '(4,1)',
      '(4, 1)',
      '(x,y)=(4,1)',
      '4, 1',
      'x=4.0\ny=1',
      'x=4,\ny=1',
      'y = 4 - 3 = 1\nx = 3 + 1 = 4',
      'when x=4, y=1',
      'y=1 when x=4',
      'x=5\nx=4\ny=1',
      '\\begin{cases}x=4\\\\y=1\\end{cases}',
      'x=4\\text{ and }y=1',
    ],
    [
      'x=4',
      'y=1',
      '4',
      '(1,4)',
      'x=1, y=4',
      'x=1\ny=4',
      'x=4\ny=2',
      'x=4\ny=-1',
      '(4,-1)',
      'x=4\ny=1\nx=5',
      'x=4\ny=1\nx=1\ny=4',
      'x=4 or y=1',
      'x=4, y=1 or x=1, y=4',
      '(4,1) or (1,4)',
      'x=4, x=1',
      'x=y=4',
      '(4,1,0)',
      'x+y=5',
      'x=4\ny=x-3',
    ],
  ],
  [
    SPACE,
    ['x=1\ny=2\nz=3', 'z=3\ny=2\nx=1', '(1,2,3)', 'x=1, y=2\nz=3', 'x=1 y=2 z=3'],
    ['x=1\ny=2', '(1,2)', '(3,2,1)', 'x=1\ny=2\nz=-3', 'x=1, y=2, z=3 or x=0, y=0, z=0'],
  ],
  [
    HALVES,
    ['x=0.5\ny=-0.75', '(1/2, -3/4)', 'x=\\frac{1}{2}\ny=-\\frac{3}{4}', 'x=½, y=-¾'],
    ['x=1/2\ny=3/4', 'x=2, y=-3/4', '(-3/4, 1/2)'],
  ],
  [
    { answer: '(3,-2)', variables: ['x', 'y'] },
    ['x=3, y=-2', 'x=3\ny=-2', 'y=-2, x=3', 'x=3 y=-2', '(3,-2)', '(3;-2)'],
    ['x=-2, y=3', '(-2,3)', '(3,2)', 'x=3', 'x=3\ny=2', '3'],
  ],
  [{ answer: '(3,-2)', variables: [] }, ['x=3, y=-2', '(3,-2)'], ['x=3, y=2', '(3,2)']],
  [PRICES, ['m=3\nc=-2', 'c=-2, m=3', 'm=3 c=-2'], ['m=-2, c=3', 'm=3\nc=2', '(3,-2)']],
]

export const SEVERAL_POINTS: readonly Row[] = [
  [
    { answer: '(3,4) or (-4,-3)', variables: ['x', 'y'] },
    [
      'x=3,y=4 or x=-4,y=-3',
      'x=-4,y=-3 or x=3,y=4',
      'x=3,y=4\nx=-4,y=-3',
      'x=3 and y=4 or x=-4 and y=-3',
      '(x=3,y=4) or (x=-4,y=-3)',
      '(3,4)\n(-4,-3)',
      '(-4,-3), (3,4)',
      'x=3\ny=4\nx=-4\ny=-3',
      'x=3, y=4; x=-4, y=-3',
      'x=3 or x=-4\ny=4 or y=-3',
      'x=3, x=-4\ny=4, y=-3',
      'x=3 or x=-4, y=4 or y=-3',
    ],
    [
      '(3,4)',
      'x=3, y=4',
      '(4,3) or (-3,-4)',
      'x=3,y=-3 or x=-4,y=4',
      'x=3 or x=-4\ny=-3 or y=4',
      'x=3 or x=-4',
      'x=3\ny=4\nx=-4',
      '(3,4)\n(-4,-3)\n(0,5)',
      '(3,4) or (-4,3)',
    ],
  ],
  [
    CIRCLE,
    [
      '(3,4) or (-4,-3)',
      'x^2+(x+1)^2=25\n2x^2+2x-24=0\n(x-3)(x+4)=0\nx=3 or x=-4\ny=4 or y=-3',
      'x^2+(x+1)^2=25\nx^2+x-12=0\nx=3 or x=-4\nwhen x=3, y=4\nwhen x=-4, y=-3',
      'x=3 or x=-4\ny=3+1=4\ny=-4+1=-3',
      'x^2+x-12=0\nx=3\ny=4\nx=-4\ny=-3',
    ],
    ['x=3, y=4', 'x^2+x-12=0\nx=3\ny=4', 'x=3 or x=-4', 'x^2+x-12=0\nx=3 or x=-4\ny=4'],
  ],
  [EVEN, ['x=±2, y=±2', 'x=2,y=2\nx=-2,y=-2'], ['x=±2, y=∓2', 'x=2, y=2', 'x=±2']],
]

export const SETS: readonly Row[] = [
  [
    { answer: '{1,2,3}' },
    ['{3,2,1}', '1,2,3', '1\n2\n3', 'x=1\nx=2\nx=3', 'x=1 or x=2 or x=3', 'x=1, 2, 3'],
    ['{1,2}', '1\n2', '1\n2\n4', 'x=1 or x=2', '1\n2\n3\n4', '6'],
  ],
  [{ answer: '2 or 5' }, ['x=2 or x=5', '5\n2', 'x=2\nx=5'], ['2', 'x=2', 'x=2 or x=-5']],
]
