import { expect, test } from 'vitest'
import { harmless } from './redaction.harmless.ts'

test.each([
  ['See [this page](https://evil.example/login?x=1).', 'See this page (evil.example).'],
  ['See [evil.example](https://evil.example).', 'See evil.example.'],
  ['See https://evil.example/a(b)?q=2.', 'See evil.example'],
  ['See <https://evil.example/x> now', 'See evil.example now'],
  ['![a cat](https://evil.example/p.png?q=secret) Look', 'a cat Look'],
  ['[here](javascript:alert(1)) and javascript:alert(2)', 'here and '],
  ['[sign in](/login)', '[sign in](/login)'],
  ['[sign in](//evil.example/login)', 'sign in'],
  ['[a][1]\n\n[1]: https://evil.example "x"', '[a][1]\n\n'],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<ScRiPt src="x">alert(1)', ''],
  ['<img src=x onerror=alert(1)>Hello <b>you</b><br/>', 'Hello you'],
  ['<a href="https://evil.example">click</a>', 'click'],
  ['<!-- hidden -->Hello', 'Hello'],
  ['$\\href{https://evil.example}{x} + 1$', '$x + 1$'],
  ['$\\includegraphics[width=1cm]{https://evil.example/a.png}$', '$$'],
  ['Write to bob@mail.example or ring 07700 900123', 'Write to [e-mail] or ring [phone]'],
])('%s', (text, expected) => {
  expect(harmless(text)).toBe(expected)
})

test.each([
  'As your notes say [1] (page 3), the interval is [0, 5](x).',
  'If a<b and b>c, then $a<b$ and $x > 2$.',
  'It costs $5 and $10. Take $\\frac{1}{2}$, [name].',
  'Is 3 < x? Then f(x) = 1234567890 and 0.333333333333.',
  '# A heading\n\n- one\n- **two**\n\n| a | b |\n|---|---|',
])('mathematics and plain words stay: %s', (text) => {
  expect(harmless(text)).toBe(text)
})
