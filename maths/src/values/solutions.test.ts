import { describe, expect, test } from 'vitest'
import { isEqual } from '#maths.ts'
import { parse } from '#notation/parse.ts'
import { beginWork } from '#values/work.ts'

function bothWays(a: string, b: string): readonly (boolean | undefined)[] {
  const [left, right] = [parse(a), parse(b)]
  return [
    [left, right],
    [right, left],
  ].map(([x = left, y = right]) => {
    beginWork()
    return isEqual(x, y)
  })
}

const SAME = [true, true]
const OTHER = [false, false]

describe('a solution is lost or gained', () => {
  test.each([
    // Divided by what may be zero.
    ['xy=0', 'x=0'],
    ['(x-1)(y-2)=0', 'x=1'],
    ['(x-1)(y-2)=0', 'y=2'],
    ['ab=ac', 'b=c'],
    ['ax=ay', 'x=y'],
    ['yz=2xz-5z', 'y=2x-5'],
    ['x^2=xy', 'x=y'],
    ['x(x-y)=0', 'x=y'],
    ['y sin x=sin x', 'y=1'],
    ['(a-b)(c-70)=0', 'a=b'],
    // One of two roots.
    ['x^2+y^2=1', 'y=sqrt(1-x^2)'],
    ['x^2+y^2=25', 'y=sqrt(25-x^2)'],
    ['x^2+y^2=1000000', 'y=-sqrt(1000000-x^2)'],
    ['y=x^2', 'x=sqrt(y)'],
    ['v^2=u^2+2as', 'v=sqrt(u^2+2as)'],
    ['A=πr^2', 'r=sqrt(A/π)'],
    ['ax^2+bx+c=0', 'x=(-b+sqrt(b^2-4ac))/(2a)'],
    ['x^2=y^2', 'x=y'],
    ['x^2=y^2', 'x=|y|'],
    ['xy=1', 'x^2y^2=1'],
    ['y=|x-31|', 'y^2=(x-31)^2'],
    ['x^(2/3)=4', 'x=8'],
    ['sqrt(2x+1)=x-1', 'x=4 or x=0'],
    ['x^2+y^2=0', 'x=0'],
    // Part of a region.
    ['xy>0', 'x>0 and y>0'],
    ['x^2+y^2<=1', 'y<=sqrt(1-x^2)'],
    ['y<x^2', 'y<x|x|'],
    ['|x-200|<0.001', 'x=200'],
    ['ln(x-500)<0', 'x<501'],
    // High powers.
    ['x^6000=x^5999', 'x=1'],
    ['x^6000>x^5999', 'x>1'],
    ['(x-1)^50(x+2)^30=0', 'x=1'],
    // Systems.
    ['x^2+y^2=25, x=y+1', 'x=4, y=3'],
    ['x^2+y^2=25, x=y+1', '(x,y)=(4,3) or (x,y)=(-3,4)'],
    ['x+y=5, xy=6', 'x=2, y=3'],
    ['x+y=5, xy=6', 'x=3, y=2'],
    ['y=x^2, y=2x+3', '(x,y)=(3,9)'],
    ['x+2y=6, x-y=3', 'x=4, y=2'],
    ['x(y-1)=0, x=0', 'x=0, y=1'],
    ['2x+3y=12, 4x+6y=24', 'x=3, y=2'],
  ])('%s is not %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(OTHER)
  })

  const factors = ['2', '3', '7', '10', '29', '50', '729', '1000']

  test.each(factors)('y^2=x-%s and y=sqrt(x-%s)', (k) => {
    expect(bothWays(`y^2=x-${k}`, `y=sqrt(x-${k})`)).toEqual(OTHER)
    expect(bothWays(`y^2=x-${k}`, `y=±sqrt(x-${k})`)).toEqual(SAME)
    expect(bothWays(`(x-${k})(y+${k})=0`, `x=${k}`)).toEqual(OTHER)
    expect(bothWays(`(x-${k})(y+${k})=0`, `x=${k} or y=-${k}`)).toEqual(SAME)
  })
})

describe('the same solutions', () => {
  test.each([
    ['(x-1)^2=0', 'x-1=0'],
    ['xy=0', 'x=0 or y=0'],
    ['ab=ac', 'b=c or a=0'],
    ['x^2+y^2=1', 'y=±sqrt(1-x^2)'],
    ['ax^2+bx+c=0', 'x=(-b±sqrt(b^2-4ac))/(2a)'],
    ['v^2=u^2+2as', 'v=±sqrt(u^2+2as)'],
    ['v^2=u^2+2as', 's=(v^2-u^2)/(2a)'],
    ['y=sqrt(x)', 'y^2=x and y>=0'],
    ['x^2=y^2', '|x|=|y|'],
    ['x^3=y^3', 'x=y'],
    ['x^4=y^4', 'x^2=y^2'],
    // A fraction has no value where its denominator vanishes, and says nothing there.
    ['(y+5)/x=2', 'y=2x-5'],
    ['F=ma', 'a=F/m'],
    ['v=d/t', 't=d/v'],
    ['1/f=1/u+1/v', 'f=uv/(u+v)'],
    ['a/b=c/d', 'ad=bc'],
    ['pV=nRT', 'V=nRT/p'],
    ['y=2/x', 'xy=2'],
    ['y=x', '(x^2+1)y=(x^2+1)x'],
    ['e^x y=e^x', 'y=1'],
    ['y=ln x', 'x=e^y'],
    ['y=2^x', 'x=log_2 y'],
    ['(x-3)^2+(y+2)^2=25', 'x^2+y^2-6x+4y-12=0'],
    ['x^2+y^2<=1', '-sqrt(1-x^2)<=y<=sqrt(1-x^2)'],
    ['xy>0', 'x/y>0'],
    // Far away and narrow.
    ['|x-200|<0.001', '199.999<x<200.001'],
    ['ln(x-500)<0', '500<x<501'],
    ['sqrt(x-500)=3', 'x=509'],
    ['|x-1|+|x-2|=1', '1<=x<=2'],
    ['|x-1|+|x-2|=5', 'x=4 or x=-1'],
    ['sqrt(x+5)+sqrt(x)=5', 'x=4'],
    ['x^(2/3)=4', 'x=8 or x=-8'],
    // High powers.
    ['(x-1)^6000=0', 'x=1'],
    ['x^6000-x^6001=x^5999', 'x=0'],
    ['x^6000-x^6001=x^5999', 'x^5999(1-x+x^2)=0'],
    ['x^6000=x^5999', 'x=0 or x=1'],
    ['x^6000>x^5999', 'x>1 or x<0'],
    ['x^1000=1', 'x=1 or x=-1'],
    ['(x-1)^50(x+2)^30=0', 'x=1 or x=-2'],
    // Systems.
    ['x+2y=6, x-y=3', 'x=4, y=1'],
    ['x=3y, y=2', 'x=6, y=2'],
    ['x+y+z=6, x-y=0, z=2', 'x=2, y=2, z=2'],
    ['x^2+y^2=25, x=y+1', '(x,y)=(4,3) or (x,y)=(-3,-4)'],
    ['x+y=5, xy=6', '(x,y)=(2,3) or (x,y)=(3,2)'],
    ['x^2+y^2=8, x=y', '2x^2=8, y=x'],
    ['y=2x, x+y=9', 'y=2x, 3x=9'],
    ['z=2, x=y+2', 'x-y=2, z=2'],
  ])('%s is %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(SAME)
  })
})

test.each([
  // What has no formula for its points, or is too small to be told.
  ['x=2t, y=t^2', 'x=2t, y=x^2/4'],
  ['x^6000-x^6001=x^5998', 'x=0'],
])('%s and %s are left open', (a, b) => {
  expect(bothWays(a, b)).toEqual([undefined, undefined])
})
