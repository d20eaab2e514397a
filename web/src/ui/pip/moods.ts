export type PipMood = 'calm' | 'curious' | 'thinking' | 'cheering' | 'caring' | 'asleep'

export type Eyes = 'open' | 'wide' | 'look' | 'arc' | 'soft' | 'shut'
export type Mouth = 'smile' | 'eager' | 'hm' | 'open' | 'gentle' | 'tiny'
export type Brows = 'none' | 'up' | 'one' | 'kind'
export type Arms = 'rest' | 'chin' | 'up' | 'heart'

export type Pose = {
  /** How far the left and the right leaf are raised, in degrees: the leaves speak first. */
  readonly leaves: readonly [left: number, right: number]
  /** Where the face turns, in drawing units. */
  readonly turn: readonly [x: number, y: number]
  /** The lean of the whole seedling, in degrees. */
  readonly tilt: number
  readonly eyes: Eyes
  readonly mouth: Mouth
  readonly brows: Brows
  readonly arms: Arms
}

export const poses: Readonly<Record<PipMood, Pose>> = {
  calm: {
    leaves: [8, 14],
    turn: [0, 0],
    tilt: 0,
    eyes: 'open',
    mouth: 'smile',
    brows: 'none',
    arms: 'rest',
  },
  curious: {
    leaves: [-4, 44],
    turn: [5, -2],
    tilt: 7,
    eyes: 'wide',
    mouth: 'eager',
    brows: 'up',
    arms: 'rest',
  },
  thinking: {
    leaves: [18, 2],
    turn: [6, -6],
    tilt: -5,
    eyes: 'look',
    mouth: 'hm',
    brows: 'one',
    arms: 'chin',
  },
  cheering: {
    leaves: [38, 42],
    turn: [0, -3],
    tilt: 0,
    eyes: 'arc',
    mouth: 'open',
    brows: 'none',
    arms: 'up',
  },
  caring: {
    leaves: [-14, -8],
    turn: [0, 0],
    tilt: -4,
    eyes: 'soft',
    mouth: 'gentle',
    brows: 'kind',
    arms: 'heart',
  },
  asleep: {
    leaves: [-20, -24],
    turn: [0, 4],
    tilt: 3,
    eyes: 'shut',
    mouth: 'tiny',
    brows: 'none',
    arms: 'rest',
  },
}
