import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const fairTests: readonly ContentQuestion[] = [
  {
    key: 'fair-which-can-be-tested',
    topics: ['fair-tests'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-WS-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these questions can be answered by a test in a school laboratory? Choose all that can.',
      max_score: 2,
      options: [
        option(
          'Which colour is the nicest for a laboratory coat?',
          'opinion_as_testable',
          'This is a matter of taste. Would everybody read off the same value?',
        ),
        { text: 'Which of three kinds of paper holds the most water?' },
        option(
          'Is chemistry more fun than biology?',
          'opinion_as_testable',
          'Two people may answer differently, and both are right about themselves.',
        ),
        option(
          'Should every school have a garden?',
          'opinion_as_testable',
          '“Should” asks what people want. What would you measure?',
        ),
        { text: 'Does salt dissolve faster in warm water than in cold water?' },
      ],
      answers: [2, 5],
      hints: [
        'A test needs something that can be measured or counted.',
        'Ask of each question: what would I change, and what would I measure?',
        '“Fun”, “nice” and “should” cannot be read off an instrument.',
        'Look for the two questions where a clock or a measuring cylinder gives the answer.',
      ],
      method_answer: [
        { text: 'How fast salt dissolves can be timed. The water in paper can be measured.' },
        { text: 'What is fun, what is nice and what should be are not measured.' },
      ],
    },
  },
  {
    key: 'fair-name-the-variables',
    topics: ['fair-tests'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-WS-06', 'GCSE-WS-08'],
    question: {
      type: 'matching',
      text: '{{story}} Match each kind of variable with what it is here. One of the answers is left over.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          {
            story:
              'Dina lets the same toy car roll down a ramp of five different heights. Each time she measures how far it rolls.',
            x: 'the height of the ramp',
            y: 'the distance that the car rolls',
            c: 'the car',
            other: 'the name of the pupil',
          },
          {
            story:
              'Kofi drops a tablet into water of five temperatures. He uses 100 ml each time, and times how long the tablet fizzes.',
            x: 'the temperature of the water',
            y: 'the time that the tablet fizzes',
            c: 'the volume of the water',
            other: 'the size of the room',
          },
          {
            story:
              'Mei hangs different masses on one spring and measures how long the spring gets.',
            x: 'the mass on the spring',
            y: 'the length of the spring',
            c: 'which spring is used',
            other: 'the day of the week',
          },
          {
            story:
              'Tariq puts pondweed at five distances from a lamp. Each time he counts the bubbles in one minute, with the same piece of pondweed.',
            x: 'the distance from the lamp',
            y: 'the number of bubbles',
            c: 'the piece of pondweed',
            other: 'the name of the pond',
          },
        ],
      },
      left: ['independent variable', 'dependent variable', 'control variable'],
      right: ['{{other}}', '{{y}}', '{{c}}', '{{x}}'],
      pairs: [4, 2, 3],
      hints: [
        'One thing is changed on purpose, one is measured, and others are kept the same.',
        'The independent variable is what you choose. The dependent variable depends on it. The control variable stays the same.',
        'Find the words that name five or several different values. That is what is changed.',
        'Now find what is measured, counted or timed. What is the same each time?',
      ],
      method_answer: [
        { text: 'What is changed is the independent variable: {{x}}.' },
        { text: 'What is measured is the dependent variable: {{y}}.' },
        { text: 'What is kept the same is a control variable: {{c}}.' },
      ],
    },
  },
  {
    key: 'fair-what-fair-means',
    topics: ['fair-tests'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-WS-06'],
    question: {
      type: 'single_choice',
      text: 'What makes a test a **fair test**?',
      max_score: 1,
      options: [
        option(
          'Everybody in the group has a turn',
          'fair_test_as_turns',
          'That is fair to people. What makes the comparison of the results fair?',
        ),
        option(
          'Everything that matters is changed, but only a little each time',
          'two_changes_at_once',
          'Then how would you know which change caused the result?',
        ),
        { text: 'Only one thing is changed, and all else that matters is not' },
        option(
          'All results come out the same',
          'fair_test_as_turns',
          'Then the test would only show that nothing matters. What should be the same before?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of a race in which one runner starts ten metres ahead. What is not fair?',
        'A fair test lets you say what caused the difference.',
        'If two things are different, either of them could be the cause.',
        'So how many things may differ, and what about the others?',
      ],
      method_answer: [
        { text: 'If one thing alone is changed, a difference in the result comes from it.' },
      ],
    },
  },
  {
    key: 'fair-order-of-an-enquiry',
    topics: ['fair-tests'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-WS-04', 'SK3-WS-05'],
    question: {
      type: 'ordering',
      text: 'Lena investigates something that she saw in the kitchen. Put her notes in order.',
      max_score: 3,
      items: [
        'Strange: the bread in the warm corner went mouldy before the bread in the fridge.',
        'Does mould grow faster on bread that is kept warmer?',
        'I think that it does, because living things often grow faster when it is warm.',
        'I seal slices of one loaf in clear bags, which stay shut, and keep each at another temperature.',
        'Every day I look through the bags and write down how much of each slice is mouldy.',
        'The warmest slice had the most mould, as I had expected.',
      ],
      hints: [
        'Every enquiry begins with something that makes you wonder.',
        'Observation, question, prediction, plan, results, conclusion.',
        'The note with a question mark comes second.',
        'Before she does anything, she says what she expects. Last comes what the results tell.',
      ],
      method_answer: [
        { text: 'She sees something, asks a question and predicts an answer with a reason.' },
        { text: 'Then she tests it, writes down results and says what they show.' },
      ],
    },
  },
  {
    key: 'fair-prediction-with-reason',
    topics: ['fair-tests'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-WS-05', 'GCSE-WS-07'],
    question: {
      type: 'cloze_dropdown',
      text: '{{what}} My prediction: [[1]]. My reason: [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          {
            what: 'I stir sugar into hot water and into cold water, and time how long it takes to dissolve.',
            right: 'it takes less time in the hot water',
            turned: 'it takes less time in the cold water',
            reason: 'the particles move faster when they are hot, so they mix sooner',
            wish: 'I like my tea hot',
          },
          {
            what: 'I dry a wet cloth on a windy day and one on a still day, and time it.',
            right: 'it takes less time on the windy day',
            turned: 'it takes less time on the still day',
            reason: 'the wind carries away the water vapour near the cloth',
            wish: 'windy days feel exciting',
          },
          {
            what: 'I shine a lamp on a black can and on a white can of water, and measure how warm they get.',
            right: 'the black can gets warmer',
            turned: 'the white can gets warmer',
            reason: 'black surfaces absorb more of the light than white ones do',
            wish: 'black looks stronger',
          },
          {
            what: 'I let a paper cone fall with the point down, and one of the same mass with the open side down, and time them.',
            right: 'the cone with the point down lands first',
            turned: 'the cone with the open side down lands first',
            reason: 'the air resistance is smaller on it at the same speed',
            wish: 'arrows are sharp',
          },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{turned}}',
              'prediction_without_science',
              'Read the three reasons. Does any of them speak for this?',
            ),
            { text: '{{right}}' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{wish}}',
              'prediction_without_science',
              'This tells about us. What have you learnt about the thing itself?',
            ),
            { text: '{{reason}}' },
            option(
              'it has always been my guess',
              'prediction_without_science',
              'A guess is not a reason. Which sentence uses science?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'A prediction says what will happen. A hypothesis also says why.',
        'The reason should name something that you have learnt in science.',
        'Try the reasons first: which of them is about the things in the test?',
        'If that reason is true, which of the two outcomes follows from it?',
      ],
      method_answer: [
        { text: 'I know this from science: {{reason}}.' },
        { text: 'So I predict that {{right}}.' },
      ],
    },
  },
  {
    key: 'fair-how-many-readings',
    topics: ['fair-tests'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-WS-08', 'SK3-WS-06'],
    question: {
      type: 'number',
      text: 'A ball is dropped from heights of {{a}} cm to {{b}} cm, in steps of {{s}} cm. Both ends belong to the plan. From each height it is dropped {{r}} times. How many drops are that in all?',
      max_score: 2,
      diagram: {
        kind: 'number_line',
        from: '{{a}}',
        to: '{{b}}',
        step: '{{s}}',
        arrows: false,
        labels: ['{{a}}', '{{a + s}}', '{{b}}'],
        note: 'Height (cm)',
      },
      template: {
        draw: {
          a: { pick: [20, 30, 40, 50] },
          s: { pick: [10, 15, 20] },
          k: { from: 4, to: 7 },
          r: { from: 3, to: 5 },
        },
        derive: { b: 'a + s * k', n: '(k + 1) * r' },
        where: ['n != k + 1 + r', 'k * r != k + 1', 'k != r'],
        check: ['(answer / r - 1) * s = b - a'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{k * r}}',
          'values_counted_as_steps',
          'This counts the steps between the heights. How many heights are at their ends?',
        ),
        slip(
          '{{k + 1}}',
          'stopped_early',
          'So many heights there are. How often is the ball dropped from each?',
        ),
      ],
      hints: [
        'First find out how many different heights there are.',
        'Write the heights in a row and count them. Then each is used {{r}} times.',
        'The heights are {{a}}, {{a + s}}, {{a + 2 * s}} and so on up to {{b}}.',
        'There are {{k + 1}} heights. Multiply by {{r}}.',
      ],
      method_answer: [
        {
          maths: tex`({{b}} - {{a}}) \div {{s}} + 1 = {{k + 1}}`,
          text: 'The steps and one more: so many heights.',
        },
        { maths: tex`{{k + 1}} \times {{r}} = {{n}}`, text: 'Each height is repeated.' },
      ],
    },
  },
  {
    key: 'fair-fault-in-the-plan',
    topics: ['fair-tests'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-WS-13', 'SK3-WS-06'],
    question: {
      type: 'single_choice',
      text: '{{name}} asks whether jelly cubes dissolve faster in hotter water, and plans two trials. Trial 1: {{v}} ml of water at {{t}} °C, stirred. Trial 2: {{w}} ml of water at {{t}} °C, not stirred. How should the plan be put right?',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'beaker', liquid: '{{v / 250}}', label: 'Trial 1' },
          { type: 'beaker', liquid: '{{w / 250}}', label: 'Trial 2' },
        ],
        alt: 'Two beakers. Trial 1 has {{v}} ml of water and trial 2 has {{w}} ml.',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amira', 'Ben', 'Chidi', 'Rosa'] },
          v: { pick: [150, 200] },
          w: { pick: [50, 100] },
          t: { pick: [20, 25, 30] },
        },
      },
      options: [
        option(
          'Keep all as it is, but let another pupil do trial 2',
          'fair_test_as_turns',
          'What is the question about? Is that what differs between the trials?',
        ),
        option(
          'Use the same volume and the same temperature, and stir the water in only one of them',
          'independent_variable_fixed',
          'That would test the stirring. What does the question ask about?',
        ),
        option(
          'Use two different volumes and two different temperatures',
          'two_changes_at_once',
          'Then volume and temperature both differ. Which of them would be the cause?',
        ),
        { text: 'Use the same volume, stir both or neither, and use two different temperatures' },
      ],
      answers: [4],
      hints: [
        'Look at the question first. What is to be changed on purpose?',
        'List what differs between the trials. It should be one thing only, and the right one.',
        'Volume and stirring differ here. The temperature does not.',
        'What differs now should be the same, and what is the same now should differ.',
      ],
      method_answer: [
        { text: 'The question is about temperature, so the temperature has to differ.' },
        { text: 'Volume and stirring are control variables, so they stay the same.' },
      ],
    },
  },
  {
    key: 'fair-the-control',
    topics: ['fair-tests'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-WS-08', 'GCSE-WS-13'],
    question: {
      type: 'single_choice',
      text: 'A gardener gives a new fertiliser to 20 tomato plants. They grow {{h}} cm each in a month. She says: “The fertiliser made them grow {{h}} cm.” What is missing from her test?',
      max_score: 1,
      template: { draw: { h: { from: 25, to: 45 } } },
      options: [
        option(
          'Another 20 tomato plants that get the fertiliser as well',
          'repeats_cure_all_errors',
          'They would grow just as much. Would you know more about its effect?',
        ),
        option(
          'A gardener who likes tomatoes',
          'fair_test_as_turns',
          'Would that change how tall the plants grow?',
        ),
        option(
          'Another fertiliser on the same plants',
          'two_changes_at_once',
          'With two at once, nobody could tell which of them worked.',
        ),
        { text: 'Like plants without the fertiliser, to compare with' },
      ],
      answers: [4],
      hints: [
        'Would the plants have stayed as they were without the fertiliser?',
        'To see the effect of something, you need to know what happens without it.',
        'Tomato plants grow in summer anyway. Perhaps some of the growth has nothing to do with the fertiliser.',
        'What should the plants be like that she compares with, and what should they not get?',
      ],
      method_answer: [
        { text: 'Plants grow without fertiliser, too. A part of the growth is from that.' },
        { text: 'Like plants without it, the control group, show how much.' },
      ],
    },
  },
  {
    key: 'fair-plan-a-test',
    topics: ['fair-tests'],
    difficulty: 0.7,
    minutes: 5,
    statements: ['SK3-WS-06', 'GCSE-WS-08'],
    question: {
      type: 'long_text',
      text: 'Plan a fair test of this question: Does the height from which a ball is dropped change how high it bounces? Say what you change, what you measure and how, what you keep the same, and what you do to be surer of the results.',
      max_score: 4,
      criteria: [
        {
          code: 'change',
          text: 'Says that the drop height is changed, with several values',
          marks: 1,
          evidence: [
            'I change the height from which the ball is dropped, for example 20, 40, 60, 80 and 100 cm.',
            'The independent variable is the drop height, with five different heights.',
          ],
        },
        {
          code: 'measure',
          text: 'Says that the height of the bounce is measured, and with what',
          marks: 1,
          evidence: [
            'I measure how high it bounces with a metre ruler.',
            'The dependent variable is the bounce height, read off a ruler or a film.',
          ],
        },
        {
          code: 'same',
          text: 'Names something that is kept the same, such as the ball or the floor',
          marks: 1,
          evidence: [
            'I use the same ball and the same floor every time.',
            'The ball and the surface are control variables.',
          ],
        },
        {
          code: 'repeat',
          text: 'Repeats each height, and takes a mean or looks for odd readings',
          marks: 1,
          evidence: [
            'I repeat each height three times and take the mean.',
            'I do it again several times to spot anomalies.',
          ],
        },
      ],
      references: [
        'I change the height from which the ball is dropped, for example 20, 40, 60, 80 and 100 cm. I measure how high it bounces with a metre ruler. I use the same ball and the same floor every time. I repeat each height three times and take the mean.',
      ],
      hints: [
        'There are four things to write. The question names them one after another.',
        'Begin with three sentences: I change …, I measure …, I keep the same ….',
        'For what you change, give at least five values with a unit.',
        'Bounces are hard to read. How can more than one reading of each height help?',
      ],
      method_answer: [
        { text: 'Change the drop height, measure the bounce height with a ruler.' },
        { text: 'Keep the ball and the floor the same. Repeat each height and take the mean.' },
      ],
    },
  },
]
