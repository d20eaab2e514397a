import type { Turn } from '#dialogue/ending.ts'
import { compose } from '#dialogue/reply.ts'
import type { State } from '#dialogue/state.ts'
import { askNext } from '#dialogue/work.ts'

/** What to ask so that the work goes on. */
function onwards(state: State, otherwise: string): string {
  return state.work && !state.work.is_done ? askNext(state.work) : otherwise
}

export function greet(state: State): Turn {
  const said = 'Hello, I am Pip, a tutor made of rules. I ask before I tell, and I check each step.'
  return {
    state,
    reply: compose('social', [said], onwards(state, 'What are you working on today?')),
  }
}

export function welcomeThanks(state: State): Turn {
  const isOpen = state.work !== undefined && !state.work.is_done
  if (isOpen || !state.work) {
    return {
      state,
      reply: compose(
        'social',
        ['You are welcome.'],
        onwards(state, 'What would you like to look at next?'),
      ),
    }
  }
  const reply = compose(
    'social',
    ['You are welcome. You did the thinking.'],
    'Shall we try another one like it?',
    {
      offer: 'practice',
    },
  )
  return { state: { ...state, offer: 'practice' }, reply }
}

export function comfort(state: State): Turn {
  const said =
    'Thank you for saying so. This is hard for many people at first, and not getting it yet is part of learning it. Let us make the step smaller.'
  return {
    state,
    reply: compose('social', [said], onwards(state, 'Which bit feels hardest right now?')),
  }
}

/** Whoever tries to change the rules gets them told kindly, and the work goes on. */
export function keepRules(state: State): Turn {
  const said = 'I teach in the same way whatever I am told: I ask, I hint, and I check your steps.'
  return {
    state,
    reply: compose('social', [said], onwards(state, 'Which question shall we work on?')),
  }
}

export function passOn(state: State): Turn {
  const said = 'Then I pass it on. It may take a while until your teacher can answer.'
  const reply = compose(
    'social',
    [said],
    onwards(state, 'What would you like to look at until then?'),
    {
      pass_to_teacher: true,
    },
  )
  return { state, reply }
}

export function notUnderstood(state: State): Turn {
  const said = state.work
    ? 'I did not quite follow that. You can write me a line of working, or ask for a hint.'
    : 'I did not quite follow that. I can work through equations, fractions, percentages and derivatives, and look things up in your course notes.'
  return {
    state,
    reply: compose('not_known', [said], onwards(state, 'Which question are you working on?')),
  }
}

export function beyondSkill(state: State, isUnsure: boolean): Turn {
  const said = isUnsure
    ? 'I worked on this, and my algebra does not confirm every step, so I will not show it: I cannot be sure.'
    : 'This kind of problem is beyond what I can work through with checked steps. I do linear and quadratic equations, calculations with fractions, percentages and derivatives.'
  const reply = compose('not_known', [said], 'What have you tried so far?')
  return { state, reply }
}

/** Answers only in words: pictures and files are not read. */
export function cannotSee(state: State): Turn {
  const said = 'I cannot look at pictures or files.'
  return { state, reply: compose('not_known', [said], 'Can you type the question for me?') }
}
