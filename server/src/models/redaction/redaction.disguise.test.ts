import { expect, test } from 'vitest'
import { disguiseOf, type KnownPeople, type Person } from './redaction.disguise.ts'

const nobody: KnownPeople = {
  self: { first_name: '', last_name: '' },
  ...{ teachers: [], guardians: [], children: [], schools: [], classes: [] },
}
const known: KnownPeople = {
  self: { first_name: 'Maya', last_name: 'Osei', username: 'mayao' },
  teachers: [
    { first_name: 'Helen', last_name: 'Ward' },
    { first_name: 'José', last_name: "O'Brien" },
  ],
  guardians: [{ first_name: 'Abena', last_name: 'Osei-Mensah' }],
  children: [],
  schools: ['Meadow Lane School'],
  classes: ['8B', 'Year 9 Maths 9x2', 'Maths'],
}

test.each([
  ['im maya', 'im [name]'],
  ['MAYA OSEI', '[name] [last name]'],
  ["Maya’s answer, mayas or MAYA'S", "[name]’s answer, [name]s or [name]'S"],
  ['Is Maya-Osei right?', 'Is [name]-[last name] right?'],
  ['@mayao or MayaOsei or maya_osei', '@[username] or [full name] or [name]_[last name]'],
  ['I go to meadow  lane school', 'I go to [school]'],
  ['Meadow Lane is far', '[school] is far'],
  ['Ms Ward and Helen said so', 'Ms [teacher last name] and [teacher name] said so'],
  ['a ward of the town', 'a ward of the town'],
  ['mr ward', 'mr [teacher last name]'],
  ['jose obrien', '[teacher name 2] [teacher last name 2]'],
  ['José O’Brien', '[teacher name 2] [teacher last name 2]'],
  ['my mum abena osei mensah', 'my mum [guardian name] [guardian last name]'],
  ['I am in 8B', 'I am in [class]'],
  ['im in class 8b', 'im in class [class]'],
  ['8b + 3 = 19 and 8B = 16', '8b + 3 = 19 and 8B = 16'],
  ['year 9 maths 9X2', '[class 2]'],
  ['I like maths', 'I like maths'],
  ['$maya + osei$ and \\(osei\\) and Maya', '$maya + osei$ and \\(osei\\) and [name]'],
  ['Maya has $5 for Osei and Maya has $3', '[name] has $5 for [last name] and [name] has $3'],
  ['mayan temples, the Oseis', 'mayan temples, the [last name]s'],
])('%s', (text, hidden) => {
  expect(disguiseOf(known).hide(text)).toBe(hidden)
})

const words = (self: Person) => disguiseOf({ ...nobody, self })

test.each([
  [
    'Will',
    'Will you help me? will it be 3? I think Will is right. WILL',
    'Will you help me? will it be 3? I think [name] is right. WILL',
  ],
  ['Will', 'im will', 'im [name]'],
  ['Will', 'My name is WILL.', 'My name is [name].'],
  ['Will', 'I AM WILL', 'I AM [name]'],
  ['Will', 'Will and Ben share 12', '[name] and Ben share 12'],
  ['Grace', 'im grace and grace is a virtue', 'im [name] and grace is a virtue'],
  ['Grace', "Grace's turn", "[name]'s turn"],
  [
    'Mark',
    'Mark the point. mark it please. I am Mark',
    'Mark the point. mark it please. I am [name]',
  ],
  ['Mark', 'what mark did I get, says Mark', 'what mark did I get, says [name]'],
  ['Max', 'max(3, 5) and Max(3, 5) but Max and I', 'max(3, 5) and Max(3, 5) but [name] and I'],
  ['Pi', '2 Pi r, pi = 3.14, call me Pi', '2 Pi r, pi = 3.14, call me [name]'],
  ['Tan', 'Tan(x) = 1, tan x. Tan Ling', 'Tan(x) = 1, tan x. [name] Ling'],
  ['Jo', 'Jo says hi, jo', '[name] says hi, jo'],
  ['X', 'X = 3 and x = 4, im X', 'X = 3 and x = 4, im X'],
  ['Mary Jane', 'mary-jane and Mary and jane', '[name] and [name] and [name]'],
  ['Zoë', 'ZOE, zoe and Zoë', '[name], [name] and [name]'],
  ['', 'Nothing is known', 'Nothing is known'],
  ['a.*(b', 'a.*(b and axxb', '[name] and axxb'],
])('somebody called %s: %s', (first_name, text, hidden) => {
  expect(words({ first_name, last_name: '' }).hide(text)).toBe(hidden)
})

test('what was hidden is put back, wherever the answer is cut', () => {
  const disguise = disguiseOf(known)
  disguise.hide('I am MAYA OSEI of meadow lane')
  const answer =
    'Well done, [name]! [Name] [last name], see [1] and [0, 5[ at [school]. [teacher name] [na'
  const plain =
    'Well done, Maya! Maya Osei, see [1] and [0, 5[ at Meadow Lane School. [teacher name] [na'
  for (let length = 1; length <= answer.length; length++) {
    const { add, rest } = disguise.reveal()
    let seen = ''
    for (let at = 0; at < answer.length; at += length) seen += add(answer.slice(at, at + length))
    expect(seen + rest()).toBe(plain)
  }
})

test('only what may become a sign is held back', () => {
  const disguise = disguiseOf(known)
  disguise.hide('Maya')
  const { add } = disguise.reveal()
  expect(add('Look at [1')).toBe('Look at [1')
  expect(add('], [na')).toBe('], ')
  expect(add('me]!')).toBe('Maya!')
})
