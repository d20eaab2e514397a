import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const circuitDiagrams: readonly ContentQuestion[] = [
  {
    key: 'circuit-symbols-match',
    topics: ['circuit-diagrams'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-PEL-06'],
    question: {
      type: 'matching',
      text: 'Match each letter in the circuit with the component that its symbol stands for. One name is left over.',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'cell' },
          { type: 'switch_open', label: 'P' },
          { type: 'ammeter', label: 'Q' },
          { type: 'lamp', label: 'R' },
          { type: 'resistor', label: 'S' },
        ],
        alt: 'A loop with a cell and four components. P is a gap in the wire with a line that is lifted at one end. Q is a circle with the letter A in it. R is a circle with a cross in it. S is an empty rectangle.',
      },
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['resistor', 'voltmeter', 'open switch', 'ammeter', 'lamp'],
      pairs: [3, 4, 5, 1],
      hints: [
        'Look at each symbol. What could its shape remind you of?',
        'A meter is a circle with the letter of its unit. A lamp is a circle with a cross.',
        'P has a line that is lifted. Can electricity cross the gap?',
        'Q has the letter A, for ampere. R has a cross. S is a plain box.',
      ],
      method_answer: [
        { text: 'P is an open switch: the line does not touch the other side.' },
        { text: 'Q is an ammeter, since A stands for ampere.' },
        { text: 'R is a lamp, with a cross in a circle. S is a resistor, a plain box.' },
      ],
    },
  },
  {
    key: 'circuit-one-wire',
    topics: ['circuit-diagrams'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-PL-02'],
    question: {
      type: 'single_choice',
      text: 'Kofi joins one end of a cell to a lamp with a single wire. Nothing else is joined. Does the lamp light?',
      max_score: 1,
      options: [
        option(
          'Yes, because electricity can reach the lamp',
          'one_wire_enough',
          'Trace the path with your finger. How does it get back to the cell?',
        ),
        { text: 'No, because there is no complete loop' },
        option(
          'Yes, but only half as bright',
          'one_wire_enough',
          'Half of a loop is not a loop. Can anything flow round it?',
        ),
        option(
          'No, because electricity cannot go through a wire',
          'conductor_taken_for_insulator',
          'What are wires made of, and why?',
        ),
      ],
      answers: [2],
      hints: [
        'What must a path be like for a current to flow?',
        'A current needs a way out of the cell and a way back into it.',
        'Trace the path: out of the cell, along the wire, into the lamp.',
        'From the lamp there is no wire back. What does that mean for the current?',
      ],
      method_answer: [
        { text: 'A current flows only where there is a complete loop with a cell in it.' },
        { text: 'There is no way back from the lamp to the cell, so the lamp stays dark.' },
      ],
    },
  },
  {
    key: 'circuit-switch-opened',
    topics: ['circuit-diagrams'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-PEL-06', 'SK3-PL-02'],
    question: {
      type: 'single_choice',
      text: 'In this circuit the switch is closed, and both lamps are on. What happens when the switch is opened?',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery' },
          { type: 'lamp', label: 'P' },
          { type: 'lamp', label: 'Q' },
          { type: 'switch_closed' },
        ],
      },
      max_score: 1,
      options: [
        option(
          'P and Q stay on, as the battery still reaches them first',
          'break_acts_only_behind',
          'The current flows in a loop. Can it flow in one part and not in another?',
        ),
        option(
          'P stays on, as it is next to the battery, and Q goes off',
          'break_acts_only_behind',
          'Which path would be left for the current of P?',
        ),
        option(
          'P and Q stay on, but less bright',
          'open_switch_conducts',
          'There is air in the gap of an open switch. Does air let a current through?',
        ),
        { text: 'P and Q both go off at once' },
      ],
      answers: [4],
      hints: [
        'Is there still a complete loop when the switch is open?',
        'With one loop only, a gap anywhere stops the current everywhere.',
        'Begin at the battery, go past P and Q, and come to the switch.',
        'At the open switch the loop is broken. Is there another way round?',
      ],
      method_answer: [
        { text: 'There is one loop. The open switch is a gap in it.' },
        { text: 'So no current flows anywhere, and both lamps go off at once.' },
      ],
    },
  },
  {
    key: 'circuit-which-lamps-light',
    topics: ['circuit-diagrams'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-PEL-06', 'SK3-PL-02'],
    question: {
      type: 'multiple_choice',
      text: 'The switch at the top is closed. The switch next to Q is open. Which lamps light? Choose all that do.',
      diagram: {
        kind: 'circuit',
        series: [{ type: 'battery' }, { type: 'switch_closed' }, { type: 'lamp', label: 'P' }],
        parallel: [
          [{ type: 'switch_open' }, { type: 'lamp', label: 'Q' }],
          [{ type: 'lamp', label: 'R' }],
        ],
        alt: 'A battery, a closed switch and lamp P in one loop. At the bottom the loop divides into two branches. The upper branch has an open switch and lamp Q, the lower branch has lamp R.',
      },
      max_score: 2,
      options: [
        { text: 'lamp P' },
        option('lamp Q', 'open_switch_conducts', 'Trace the branch of Q. Is there a gap in it?'),
        { text: 'lamp R' },
        option(
          'none of them',
          'break_stops_every_branch',
          'One branch has a gap. Is there another way round?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Look for complete loops. How many ways round are there?',
        'A lamp lights if it is in a loop without a gap.',
        'Begin at the battery and go through the closed switch and P.',
        'After P there are two branches. One has a gap. Follow the other one back to the battery.',
      ],
      method_answer: [
        { text: 'There is a loop without a gap: battery, closed switch, P, R, battery.' },
        { text: 'So P and R light. The branch of Q has a gap, so Q stays dark.' },
      ],
    },
  },
  {
    key: 'circuit-conductors',
    topics: ['circuit-diagrams'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-PL-05'],
    question: {
      type: 'multiple_choice',
      text: 'Amina has a cell, a lamp and a gap in her circuit. She puts different things into the gap. With which does the lamp light? Choose all that are right.',
      max_score: 2,
      options: [
        { text: 'a strip of aluminium foil' },
        { text: 'a brass key' },
        option(
          'a plastic ruler',
          'insulator_taken_for_conductor',
          'Wires are coated with plastic. What is the coat for?',
        ),
        option(
          'a wooden spoon',
          'insulator_taken_for_conductor',
          'Is wood a metal? What does dry wood do to a current?',
        ),
        option(
          'a glass marble',
          'insulator_taken_for_conductor',
          'Glass holds up bare power lines on their poles. Would you choose a conductor for that?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'The lamp lights if the thing in the gap lets a current through.',
        'Metals are conductors. Plastic, glass and dry wood are insulators.',
        'Go through the list and ask what each thing is made of.',
        'Aluminium is a metal. Brass is a mixture of metals. What about the others?',
      ],
      method_answer: [
        { text: 'Foil and key are made of metal. Metals conduct, so the lamp lights.' },
        { text: 'Plastic, dry wood and glass are insulators, so the gap stays a gap.' },
      ],
    },
  },
  {
    key: 'circuit-conductor-words',
    topics: ['circuit-diagrams'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-PL-05'],
    question: {
      type: 'fill_blanks',
      text: 'A material that lets a current through well is called a [[1]]. A material that hardly lets any current through is called an [[2]]. Its resistance is very [[3]].',
      max_score: 3,
      blanks: [
        {
          type: 'short_text',
          references: ['conductor', 'electrical conductor'],
          not: ['insulator', 'electrical insulator', 'resistor'],
          spellings: ['conducter'],
        },
        {
          type: 'short_text',
          references: ['insulator', 'electrical insulator'],
          not: ['conductor', 'electrical conductor', 'isolator'],
          spellings: ['insulater'],
        },
        {
          type: 'short_text',
          references: ['large', 'high', 'big', 'great', 'huge'],
          not: ['small', 'low'],
        },
      ],
      hints: [
        'Think of a wire: there is copper inside, and plastic outside.',
        'Copper conducts. Plastic insulates. Resistance tells how hard it is to drive a current through.',
        'The first word comes from “to conduct”, the second one from “to insulate”.',
        'For the third word: is it hard or not hard to drive a current through plastic?',
      ],
      method_answer: [
        { text: 'Conductors, such as metals, let a current through well.' },
        { text: 'Insulators, such as plastic, have a very large resistance.' },
      ],
    },
  },
  {
    key: 'circuit-draw-one',
    topics: ['circuit-diagrams'],
    difficulty: 0.6,
    minutes: 4,
    statements: ['GCSE-PEL-06'],
    question: {
      type: 'drawing',
      text: 'Draw a circuit diagram of a torch: a battery of two cells, a lamp and a switch. A meter shows the current through the lamp. The torch is on. Use a ruler.',
      max_score: 4,
      criteria: [
        {
          code: 'symbols',
          text: 'Battery, lamp and switch have their proper symbols',
          marks: 1,
          evidence: ['The battery, the lamp and the switch are drawn as symbols.'],
        },
        {
          code: 'closed',
          text: 'The switch is closed',
          marks: 1,
          evidence: ['The switch is drawn closed.'],
        },
        {
          code: 'ammeter',
          text: 'An ammeter stands in the same loop as the lamp',
          marks: 1,
          evidence: ['An ammeter is in series with the lamp.'],
        },
        {
          code: 'loop',
          text: 'Straight wires make one complete loop without a gap',
          marks: 1,
          evidence: ['The wires make a complete loop without gaps.'],
        },
      ],
      hints: [
        'Which four components do you need, and what are their symbols?',
        'Draw a large rectangle for the wires. Then put one component on each side.',
        'The battery is two cells in a row: long line, short line, long line, short line.',
        'An ammeter is a circle with an A. The switch of a torch that is on has no gap.',
      ],
      method_answer: [
        { text: 'Draw a rectangle with a battery, a closed switch, a lamp and an ammeter in it.' },
        { text: 'All four stand in one loop, one after the other, and there is no gap.' },
      ],
    },
  },
]
