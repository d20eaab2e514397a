import { randomInt } from 'node:crypto'

/** Words for usernames: short, kind, and easy for a child to spell. */
const words = [
  ...['acorn', 'badger', 'beech', 'berry', 'birch', 'bluebell', 'bramble', 'brook', 'clover'],
  ...['daisy', 'dove', 'fern', 'finch', 'fox', 'hare', 'hazel', 'heron', 'holly', 'ivy', 'kite'],
  ...['lark', 'leaf', 'lily', 'lime', 'maple', 'meadow', 'moss', 'oak', 'olive', 'otter', 'owl'],
  ...['pebble', 'pine', 'poppy', 'primrose', 'reed', 'robin', 'rose', 'rowan', 'sage', 'sorrel'],
  ...[
    'sparrow',
    'swan',
    'swift',
    'thistle',
    'thyme',
    'tulip',
    'violet',
    'willow',
    'wren',
    'yarrow',
  ],
]

const longestName = 12
const shortest = { from: 10, to: 100 }

/** With each taken name the number may be ten times as large. */
const growth = 10

/** Makes a username for somebody who named none: `maya-fox-27`. `tries` names were taken before it. */
export function makeUsername(first_name: string, tries = 0): string {
  const ascii = first_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longestName)
  const word = words[randomInt(words.length)] ?? 'leaf'
  const number = randomInt(shortest.from, shortest.to * growth ** tries)
  return [ascii || 'friend', word, number].join('-')
}
