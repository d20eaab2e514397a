import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { reflexArc } from './reflex-drawing.ts'

export const nervousSystem: readonly ContentQuestion[] = [
  {
    key: 'nerves-three-neurones',
    topics: ['nervous-system'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BCC-01'],
    question: {
      type: 'matching',
      text: 'Match each part of the nervous system with what it does. One is left over.',
      max_score: 4,
      left: ['sensory neurone', 'relay neurone', 'motor neurone', 'receptor'],
      right: [
        'carries impulses from the central nervous system to a muscle or gland',
        'detects a change, such as light or warmth',
        'carries impulses to the central nervous system',
        'carries oxygen to the brain',
        'links two other neurones inside the central nervous system',
      ],
      pairs: [3, 5, 1, 2],
      hints: [
        'The central nervous system is the brain and the spinal cord.',
        'Sort by direction: into the centre, inside the centre, out of the centre.',
        'Motor has to do with movement. So where do its messages go?',
        'Sensory has to do with the senses. A relay runner takes over and hands on. A receptor receives.',
      ],
      method_answer: [
        { text: 'Sensory goes in, relay links inside, motor goes out.' },
        { text: 'A receptor detects the change. Oxygen is carried by blood.' },
      ],
    },
  },
  {
    key: 'nerves-path-of-a-message',
    topics: ['nervous-system'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-BCC-01', 'GCSE-BCC-02'],
    question: {
      type: 'ordering',
      text: 'A wasp stings your finger, and you pull your hand away. Put the path of the message in order.',
      max_score: 3,
      items: [
        'The sting is a stimulus',
        'A receptor in the skin detects it',
        'A sensory neurone carries impulses to the spinal cord',
        'A relay neurone passes them on',
        'A motor neurone carries impulses to a muscle',
        'The muscle contracts: that is the response',
      ],
      hints: [
        'It begins outside your body and ends with a movement.',
        'Follow the message in, through and out.',
        'A change has to be detected before any message can start.',
        'The neurones come in the order in, link, out. The muscle is the last.',
      ],
      method_answer: [
        { text: 'Stimulus, receptor, sensory, relay, motor, effector, response.' },
        { text: 'The effector here is a muscle. It could also be a gland.' },
      ],
    },
  },
  {
    key: 'nerves-name-the-reflex-arc',
    topics: ['nervous-system'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-BCC-02', 'GCSE-BCC-01'],
    question: {
      type: 'matching',
      text: 'The drawing shows a reflex arc. P is in the skin. Arrows show the way of the impulses: Q into the spinal cord, R inside it, S out of it to T. Match each letter with its name.',
      diagram: reflexArc,
      max_score: 5,
      left: ['P', 'Q', 'R', 'S', 'T'],
      right: ['motor neurone', 'effector', 'sensory neurone', 'receptor', 'relay neurone'],
      pairs: [4, 3, 5, 1, 2],
      hints: [
        'Follow the arrows, beginning in the skin.',
        'Two of the five are at the ends, and three are neurones.',
        'P is where the change is noticed. At T something happens.',
        'Q carries a message of the senses. S makes something move. What is left links the two.',
      ],
      method_answer: [
        { text: 'P: receptor. Q: sensory neurone. R: relay neurone.' },
        { text: 'S: motor neurone. T: effector, here a muscle.' },
      ],
    },
  },
  {
    key: 'nerves-mean-reaction-time',
    topics: ['nervous-system'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-BCC-01', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: '{{who}} measured a reaction time on a computer: {{a}} ms, {{b}} ms, {{c}} ms, {{d}} ms and {{odd}} ms. At the last try the bell rang and there was a distraction, so that value is an anomaly. Find the mean of the others, in ms.',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Aaliyah', 'Marek', 'Priya', 'Joao'] },
          a: { from: 220, to: 300, step: 10 },
          b: { from: 220, to: 300, step: 10 },
          c: { from: 220, to: 300, step: 10 },
          d: { from: 220, to: 300, step: 10 },
          odd: { pick: [640, 700, 720, 760] },
        },
        derive: { total: 'a + b + c + d', mean: '(a + b + c + d) / 4' },
        where: ['is_integer(mean)', 'distinct(a, b, c, d, mean)', 'is_integer((total + odd) / 5)'],
        check: ['4 * answer - a - b - c = d'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{(total + odd) / 5}}',
          'anomaly_kept',
          'The distraction is in this mean. Which value has to be left out?',
        ),
        slip('{{total}}', 'mean_not_divided', 'That is the sum. Share it among the values.'),
        slip(
          '{{total / 5}}',
          'anomaly_left_in_count',
          'You left the anomaly out of the sum. How many values are left?',
        ),
      ],
      hints: [
        'An anomaly is left out before the mean is found.',
        'Add the other values, and divide by how many they are.',
        '{{a}} + {{b}} + {{c}} + {{d}} = {{total|thousands}}.',
        'There are four values: divide {{total|thousands}} by 4.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{b}} + {{c}} + {{d}} = {{total|thousands_tex}}`,
          text: 'Without the anomaly.',
        },
        {
          maths: tex`{{total|thousands_tex}} \div 4 = {{mean}}`,
          text: 'The mean of four values, in ms.',
        },
      ],
    },
  },
  {
    key: 'nerves-why-reflexes-are-fast',
    topics: ['nervous-system'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-BCC-02'],
    question: {
      type: 'single_choice',
      text: 'You touch a hot pan and pull your hand back before you feel the pain. Why is a reflex so fast?',
      max_score: 1,
      options: [
        option(
          'The brain decides faster when it is in danger',
          'reflex_decided_by_brain',
          'Does the message have to be thought about before the hand moves?',
        ),
        option(
          'The hand decides by itself, without any neurone',
          'reflex_without_neurones',
          'Muscles need a message. Through how many neurones does it pass?',
        ),
        { text: 'The message does not wait for a decision in the brain' },
        option(
          'The impulses move much faster than they do in other neurones',
          'reflex_by_faster_impulses',
          'The neurones are of the same kind. Which part of the way is left out?',
        ),
      ],
      answers: [3],
      hints: [
        'You move before you know why.',
        'Compare the way of the message in a reflex with that in a decision.',
        'In this reflex the message turns round in the spinal cord.',
        'Pain is felt when impulses reach the brain. The hand has moved before. So what was not waited for?',
      ],
      method_answer: [
        { text: 'The message passes from sensory to relay to motor neurone in the spinal cord.' },
        { text: 'No conscious decision is waited for, so it is fast and automatic.' },
      ],
    },
  },
  {
    key: 'nerves-across-a-synapse',
    topics: ['nervous-system'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-BCC-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Two neurones do not touch: between them is a tiny gap, a [[1]]. When an electrical impulse arrives, the first neurone lets out [[2]]. It crosses the gap by [[3]] and binds to the second neurone, which [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'synapse' },
            option(
              'receptor',
              'nerve_parts_mixed',
              'A receptor detects a stimulus. What is the gap called?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'a spark',
              'spark_at_the_synapse',
              'Electricity does not jump over here. What carries the message instead?',
            ),
            { text: 'a chemical' },
            option(
              'blood',
              'nerve_parts_mixed',
              'Blood stays in its vessels. What does the neurone itself let out?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'osmosis',
              'osmosis_of_everything',
              'That is the word for water through a membrane.',
            ),
            { text: 'diffusion' },
            option(
              'a pump',
              'particles_need_a_push',
              'Particles move at random anyway. Which way do more of them go?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'takes the old impulse over as it is',
              'spark_at_the_synapse',
              'The old impulse ended at the gap. What has to begin?',
            ),
            { text: 'starts a new electrical impulse' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Along a neurone the message is electrical. At the gap it changes.',
        'Follow it: electrical, something else, electrical.',
        'What crosses the gap is made of molecules.',
        'Molecules spread from where there are many to where there are few. When they arrive, the second neurone has to begin anew.',
      ],
      method_answer: [
        { text: 'At the synapse a chemical is let out, and it diffuses across.' },
        { text: 'It binds to the second neurone, where a new impulse starts.' },
      ],
    },
  },
  {
    key: 'nerves-how-long-it-takes',
    topics: ['nervous-system'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-BCC-01', 'GCSE-BCC-02'],
    question: {
      type: 'number',
      text: 'In a reflex, impulses travel {{cm}} cm along neurones at {{v}} m/s. Crossing the synapses takes another {{gap}} ms in all. How many milliseconds does the message take? (1 m/s is 0.1 cm in each ms.)',
      max_score: 2,
      template: {
        draw: {
          v: { pick: [40, 50, 60, 80] },
          t: { from: 15, to: 30 },
          gap: { from: 2, to: 6 },
        },
        derive: { cm: 'v * t / 10', each: 'v / 10' },
        where: ['cm >= 80', 'cm <= 160', 'is_integer(cm)', 'distinct(each, gap)'],
        check: ['(answer - gap) * v = 10 * cm'],
      },
      answer: '{{t + gap}}',
      mistakes: [
        slip(
          '{{t}}',
          'rest_of_trip_left_out',
          'That is the time along the neurones. What about the synapses?',
        ),
      ],
      hints: [
        'The message spends time in two places: along neurones and at synapses.',
        'Find the time along the neurones, which is distance divided by speed, and add the rest.',
        '{{v}} m/s is {{each}} cm in each ms.',
        'Work out {{cm}} ÷ {{each}}, and add {{gap}}.',
      ],
      method_answer: [
        { maths: tex`{{cm}} \div {{each}} = {{t}}`, text: 'Milliseconds along the neurones.' },
        { maths: tex`{{t}} + {{gap}} = {{t + gap}}`, text: 'With the synapses, in ms.' },
      ],
    },
  },
  {
    key: 'nerves-explain-the-blink',
    topics: ['nervous-system'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BCC-02'],
    question: {
      type: 'long_text',
      text: 'Dust blows towards your face, touches the front of your eye, and you blink at once. Explain how this reflex works, from stimulus to response, and how it helps you.',
      max_score: 4,
      criteria: [
        {
          code: 'detect',
          text: 'Says that a receptor in the eye or skin detects the dust, which is the stimulus.',
          marks: 1,
          evidence: [
            'The dust is the stimulus and receptors in the eye detect it.',
            'Receptors on the front of the eye feel the touch of the dust.',
          ],
        },
        {
          code: 'neurones',
          text: 'Names sensory, relay and motor neurone in this order.',
          marks: 1,
          evidence: [
            'Impulses pass along a sensory neurone to a relay neurone and then a motor neurone.',
            'The sensory neurone passes the impulse on to the relay neurone, then to the motor neurone.',
          ],
        },
        {
          code: 'effector',
          text: 'Says that a muscle of the eyelid contracts as the effector.',
          marks: 1,
          evidence: [
            'The muscle of the eyelid contracts and closes the eye.',
            'The effector is the eyelid muscle, which contracts.',
          ],
        },
        {
          code: 'benefit',
          text: 'Says that it is automatic and fast, so it protects the eye from harm.',
          marks: 1,
          evidence: [
            'It is fast and automatic, so it protects the eye from damage.',
            'You do not have to think about it, so the eye is protected in time.',
          ],
        },
      ],
      references: [
        'The dust is the stimulus and receptors in the eye detect it. Impulses pass along a sensory neurone to a relay neurone and then a motor neurone. The muscle of the eyelid contracts and closes the eye. It is fast and automatic, so it protects the eye from damage.',
      ],
      hints: [
        'Write it as a chain: each link passes something on to the next.',
        'Use the words stimulus, receptor, three kinds of neurone, and effector.',
        'The dust is what changes outside. What notices it?',
        'End with the part that moves, and with what could have happened to the eye without it.',
      ],
      method_answer: [
        { text: 'Dust, receptor, sensory neurone, relay neurone, motor neurone, eyelid muscle.' },
        { text: 'It needs no decision, so it is fast enough to protect the eye.' },
      ],
    },
  },
  {
    key: 'nerves-draw-the-reflex-arc',
    topics: ['nervous-system'],
    difficulty: 0.4,
    minutes: 4,
    statements: ['GCSE-BCC-02'],
    question: {
      type: 'drawing',
      text: 'Your hand touches a cactus and pulls back. Draw the reflex arc as boxes with arrows, and label every part. Show which of them are in the central nervous system.',
      max_score: 4,
      criteria: [
        {
          code: 'ends',
          text: 'There is a receptor in the skin at the start and a muscle, the effector, at the end',
          marks: 1,
          evidence: ['The drawing begins with a receptor in the skin and ends with a muscle.'],
        },
        {
          code: 'neurones',
          text: 'Sensory, relay and motor neurone are labelled, in this order',
          marks: 1,
          evidence: ['A sensory neurone leads to a relay neurone and this to a motor neurone.'],
        },
        {
          code: 'arrows',
          text: 'Arrows show the direction from the receptor to the muscle',
          marks: 1,
          evidence: ['All arrows point from the skin towards the muscle.'],
        },
        {
          code: 'centre',
          text: 'The relay neurone is shown inside the spinal cord, as part of the central nervous system',
          marks: 1,
          evidence: ['The relay neurone lies in the spinal cord.'],
        },
      ],
      hints: [
        'Follow the message from the prick to the movement.',
        'You need five boxes: two ends and three neurones between them.',
        'Begin with the part of the skin that notices the prick.',
        'The neurones carry the message in, across and out. The one in the middle is in the spinal cord.',
      ],
      method_answer: [
        {
          text: 'Receptor, sensory neurone, relay neurone in the spinal cord, motor neurone, muscle.',
        },
        { text: 'The arrows all point this way.' },
      ],
    },
  },
]
