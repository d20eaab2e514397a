import type { Random } from './random.ts'

/**
 * A simulated student: an ability, a skill in each topic that grows with practice and fades without
 * it, a habit of practising, and bad days.
 */
export type SimulatedStudent = {
  readonly random: Random
  readonly ability: number
  /** Share of what is left to learn that one answer teaches. */
  readonly pace: number
  /** Share of days on which they practise. */
  readonly habit: number
  /** Days after which half of what practice taught is gone. */
  readonly halfLife: number
  readonly skills: Map<string, { gain: number; at: number }>
}

const ceiling = 3.2
const slip = 0.04
const badDays = 0.12
const badDay = -1.1

export function makeStudent(random: Random, habit?: number): SimulatedStudent {
  return {
    random,
    ability: random.normal(-0.2, 0.7),
    pace: 0.05 + random.next() * 0.09,
    habit: habit ?? 0.15 + random.next() * 0.35,
    halfLife: 12 + random.next() * 30,
    skills: new Map(),
  }
}

/** Returns the effect of a day on a student: none, or that of a bad day. */
export const moodOf = ({ random }: SimulatedStudent): number =>
  random.chance(badDays) ? badDay : 0

/** Returns the student's skill in a topic on a day (counted from any start), in logits. */
function skillOn(
  { ability, skills, halfLife }: SimulatedStudent,
  topic: string,
  day: number,
): number {
  const learnt = skills.get(topic)
  const kept = learnt ? learnt.gain * 0.5 ** ((day - learnt.at) / halfLife) : 0
  return ability + kept
}

/** Tells whether an answer is right, and lets the student learn by it. */
export function answersRightly(
  student: SimulatedStudent,
  {
    topic,
    difficulty,
    day,
    mood,
  }: { topic: string; difficulty: number; day: number; mood: number },
): boolean {
  const skill = skillOn(student, topic, day) + mood
  const chance = (1 - slip) / (1 + Math.exp(difficulty - skill))
  const gain = skillOn(student, topic, day) - student.ability
  student.skills.set(topic, { gain: gain + student.pace * (ceiling - gain), at: day })
  return student.random.chance(chance)
}
