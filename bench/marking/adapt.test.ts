import { expect, test } from 'vitest'
import { judgeSet } from './judged.ts'
import type { Row } from './row.ts'

const row = (type: string, student: string, teacher: string, more: Partial<Row> = {}): Row => ({
  type,
  student,
  teacher,
  expected: true,
  ...more,
})

const no = { expected: false }
const option = (value: string, more: Partial<Row> = {}): Partial<Row> => ({
  opts: { option: value },
  ...more,
})

test.each<Row>([
  row('stack:AlgEquiv', '(x+1)^2', 'x^2+2*x+1'),
  row('stack:AlgEquiv', '%e^(%pi+x)', 'exp(x)*%e^%pi'),
  row('stack:AlgEquiv', '(x+%i)*(x-%i)', 'x^2+1'),
  row('stack:AlgEquiv', 'matrix([1,2],[3,4])', 'matrix([1,2],[3,4])'),
  row('stack:AlgEquiv', 'matrix([1,2],[3,5])', 'matrix([1,2],[3,4])', no),
  row('stack:AlgEquiv', '{2,1}', '{1,2}'),
  row('stack:AlgEquiv', '[2,1]', '[1,2]', no),
  row('stack:AlgEquiv', 'oo(2,3)', 'co(2,3)', no),
  row('stack:AlgEquiv', 'union(oo(minf,1),oo(2,inf))', 'union(oo(2,inf),oo(minf,1))'),
  row('stack:AlgEquiv', 'log(x)', 'lg(x)', no),
  row('stack:AlgEquiv', 'x=2 nounor x=-2', 'x^2=4'),
  row('stack:SubstEquiv', 'X^2+1', 'x^2+1'),
  row('stack:EqualComAss', 'y+x', 'x+y'),
  row('stack:EqualComAss', 'x+x', '2*x', no),
  row('stack:FacForm', '(x+3)*(x+2)', '(x+2)*(x+3)'),
  row('stack:FacForm', 'x^2+5*x+6', '(x+2)*(x+3)', no),
  row('stack:PartFrac', '1/(x-1)-1/(x+2)', '1/(x-1)-1/(x+2)', option('x')),
  row('stack:SingleFrac', '1/(1-1/x)', 'x/(x-1)', no),
  row('stack:Int', 'x^3/3+k', 'x^3/3+c', option('x')),
  row('stack:Int', 'x^3/3', 'x^3/3+c', option('x', no)),
  row('stack:Diff', '3*x^2', '3*x^2', option('x')),
  row('stack:NumRelative', '1.05', '1', option('0.1')),
  row('stack:NumRelative', '1.2', '1', option('0.1', no)),
  row('stack:NumAbsolute', '1/3', '0.33', option('0.01')),
  row('stack:NumDecPlaces', '3.14', '%pi', option('2')),
  row('stack:NumDecPlaces', '3.1', '%pi', option('2', no)),
  row('stack:NumSigFigs', '3.142', '%pi', option('4')),
  row('stack:NumSigFigs', '3.144', '%pi', option('[4,3]')),
  row('stack:NumSigFigs', '3.144', '%pi', option('4', no)),
  row('stack:NumSigFigs', '3.14159', '%pi', option('[4,-1]')),
  row('stack:NumDecPlacesWrong', '31.42', '3.142', option('4')),
  row('stack:Units', '12.3*m/s', '12.3*m/s', option('3')),
  row('stack:Units', '12.4*m/s', '12.3*m/s', option('3', no)),
  row('stack:UnitsStrict', '1230*cm/s', '12.3*m/s', option('3', no)),
  row('stack:UnitsRelative', 'stackunits(12.2,m/s)', '12.3*m/s', option('0.1')),
  row('equiv', '2x', 'x+x', { source: 'qtype_stack/AlgEquiv' }),
  row('numeric-eval', '2!*3!', '12'),
  row('numeric-eval', '2^3+1', '8', no),
  row('numeric-eval', '1/3', '0.33', { opts: { reltolerance: '0.02' } }),
  row('set', '{2,1}', '{1,2}'),
  row('imathas:numfunc', '2x+2', '2(x+1)'),
  row('imathas:interval', '(2,3]', '(2,3]'),
  row('prairielearn:symbolic-input', 'x**2', 'x*x'),
  row('prairielearn:units-input', '5 m/s', '5 m/s'),
])('$type: $student for $teacher', (one) => {
  const { rows, misses } = judgeSet([one])
  expect(misses).toEqual([])
  expect(rows).toBe(1)
})

test.each([
  ['a type that is not known', row('essay', 'a', 'a'), 'essay: a type that is not known'],
  ['a test of other things', row('stack:GT', '2', '1'), 'GT: no question of ours asks for this'],
  [
    'a program',
    row('stack:AlgEquiv', 'map(f,x)', 'x'),
    'AlgEquiv: a program, a text or a truth value',
  ],
  ['logic', row('numeric-eval', '5>3', '1'), 'numeric-eval: logic of a program'],
])('%s is counted as not measured', (_, one, because) => {
  const { rows, not_measured, not_measured_by, misses } = judgeSet([one])
  expect({ rows, not_measured, not_measured_by }).toEqual({
    rows: 0,
    not_measured: 1,
    not_measured_by: { [because]: 1 },
  })
  expect(misses).toMatchObject([{ kind: 'not measured', because }])
})

test.each([
  ['a value for an equation', row('equiv', '1', 'x=1', no)],
  ['always true', row('stack:AlgEquiv', 'x=x', 'y=y', no)],
  ['multiplied by a letter', row('equiv', 'yz=2xz', 'y=2x')],
  ['multiplicity', row('stack:AlgEquiv', '(x-1)^2=0', 'x-1=0', no)],
  ['the key is not in the form', row('stack:FacForm', 'x^2+5*x+6', 'x^2+5*x+6', no)],
])('%s is a convention, and counted apart', (name, one) => {
  const { rows, false_accepts, conventions } = judgeSet([one])
  expect({ rows, false_accepts, conventions }).toEqual({
    rows: 0,
    false_accepts: 0,
    conventions: { [name]: { rows: 1, agreed: expect.any(Number) } },
  })
})

test('a wrong answer that is accepted is one, whatever it looks like beside a convention', () => {
  const { false_accepts } = judgeSet([
    row('equiv', 'x=1', 'x=1', no),
    row('stack:AlgEquiv', '2*x', 'x+x', no),
    row('stack:AlgEquiv', 'x=2', '2*x=4', no),
  ])
  expect(false_accepts).toBe(3)
})
