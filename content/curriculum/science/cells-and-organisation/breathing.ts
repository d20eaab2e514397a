import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const breathing: readonly ContentQuestion[] = [
  {
    key: 'breathing-path-of-air',
    topics: ['breathing'],
    difficulty: -0.9,
    minutes: 1.5,
    statements: ['SK3-BG-01'],
    question: {
      type: 'ordering',
      text: 'Put the parts in the order in which air passes them on its way into the blood.',
      max_score: 3,
      items: ['nose', 'windpipe (trachea)', 'bronchi', 'bronchioles', 'air sacs (alveoli)'],
      hints: [
        'The way of the air is like a tree that is upside down.',
        'Go from the one wide tube to the many narrow ones.',
        'Air comes in at the nose. Next is the one tube that you can feel in your neck.',
        'The bronchioles are small branches of the bronchi. The last part is where oxygen enters the blood.',
      ],
      method_answer: [
        { text: 'From the nose the air goes down the windpipe.' },
        { text: 'The windpipe splits into two bronchi, and they branch into bronchioles.' },
        { text: 'At the end are the tiny air sacs, the alveoli.' },
      ],
    },
  },
  {
    key: 'breathing-exhaled-air',
    topics: ['breathing'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-BG-01'],
    question: {
      type: 'single_choice',
      text: 'The chart compares the air we breathe in with the air we breathe out. Breathed in: 21% oxygen and 0.04% carbon dioxide. Breathed out: 16% oxygen and 4% carbon dioxide. What does it show?',
      diagram: {
        kind: 'bar_chart',
        categories: ['Oxygen', 'Carbon dioxide'],
        series: [
          { name: 'Breathed in', values: [21, 0.04] },
          { name: 'Breathed out', values: [16, 4] },
        ],
        y: { from: 0, to: 24, step: 4, label: 'Share of the air (%)' },
      },
      max_score: 1,
      options: [
        option(
          'All of the oxygen is used up in the body',
          'breathe_out_only_carbon_dioxide',
          'There is still oxygen in the air that comes out. How much?',
        ),
        {
          text: 'Some oxygen stays in the body, and carbon dioxide leaves it',
        },
        option(
          'We breathe in only oxygen and breathe out only carbon dioxide',
          'breathe_out_only_carbon_dioxide',
          'Look at the bar for oxygen that is breathed out. Is it at zero?',
        ),
        option(
          'The body turns 21% of the air into carbon dioxide',
          'chart_bars_mixed',
          'Find the two bars for carbon dioxide. How tall is the taller one?',
        ),
      ],
      answers: [2],
      hints: [
        'Compare the two bars of each gas.',
        'Ask of each gas: is there more of it before or after it was in the lungs?',
        'Oxygen goes down from 21% to 16%.',
        'Carbon dioxide goes up from 0.04% to 4%. Neither of the gases is all of the air that comes out.',
      ],
      method_answer: [
        { text: 'Oxygen falls from 21% to 16%, so some of it goes into the blood.' },
        { text: 'Carbon dioxide rises from 0.04% to 4%: it comes out of the blood.' },
      ],
    },
  },
  {
    key: 'breathing-air-sacs-suited',
    topics: ['breathing'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-BG-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which features help the air sacs (alveoli) to exchange gases quickly? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'Their walls are only one cell thick' },
        { text: 'There are millions of them, so the surface is very large' },
        option(
          'They have thick, strong walls',
          'thick_walls_help_exchange',
          'Gases have to get through the wall. Is a long way or a short way quicker?',
        ),
        option(
          'They have muscles that squeeze air in and out',
          'lungs_have_muscles',
          'The muscles of breathing are between the ribs and below the lungs.',
        ),
        { text: 'Many tiny blood vessels lie close around them' },
      ],
      answers: [1, 2, 5],
      hints: [
        'Gases have to get from the air into the blood, and back again.',
        'A fast exchange needs a large surface, a short way, and blood nearby.',
        'Start with the walls: what thickness gives the gases the shortest way?',
        'Three of the five fit. One of them is about the number, one about the walls, one about blood.',
      ],
      method_answer: [
        { text: 'Millions of air sacs give a large surface; thin walls give a short way.' },
        { text: 'Blood flows close by and carries the oxygen off.' },
      ],
    },
  },
  {
    key: 'breathing-in-and-out',
    topics: ['breathing'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BG-02'],
    question: {
      type: 'cloze_dropdown',
      text: '{{who}} breathes {{way}}. The ribs move {{ribs}} and the diaphragm {{diaphragm}}. So the volume of the chest [[1]] and the pressure inside it [[2]]. Now the pressure inside is [[3]] than outside, and air moves {{way}}.',
      max_score: 3,
      template: {
        draw: { who: { pick: ['Lucía', 'Emeka', 'Hana', 'Callum'] } },
        rows: [
          {
            way: 'in',
            ribs: 'up and out',
            diaphragm: 'moves down',
            volume: 'gets larger',
            contrary: 'gets smaller',
            pressure: 'falls',
            against: 'rises',
            now: 'lower',
            turned: 'higher',
            room: 'more',
          },
          {
            way: 'out',
            ribs: 'down and in',
            diaphragm: 'moves up',
            volume: 'gets smaller',
            contrary: 'gets larger',
            pressure: 'rises',
            against: 'falls',
            now: 'higher',
            turned: 'lower',
            room: 'less',
          },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{contrary}}',
              'chest_moves_other_way',
              'The ribs move {{ribs}}. Does that make more room or less?',
            ),
            { text: '{{volume}}' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{pressure}}' },
            option(
              '{{against}}',
              'pressure_follows_volume',
              'Think of a syringe with its end closed. What happens to the pressure when the room inside changes?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{turned}}',
              'air_moves_to_higher_pressure',
              'Air moves from high pressure to low pressure. Where must it be higher here?',
            ),
            { text: '{{now}}' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Follow the chain: movement, then volume, then pressure, then air.',
        'Think of a closed syringe: how does it feel to the thumb when you pull, and when you push?',
        'The ribs move {{ribs}}, so there is {{room}} room in the chest.',
        'Air always moves from high pressure to low pressure. Here it moves {{way}}.',
      ],
      method_answer: [
        { text: 'The ribs move {{ribs}}, so the volume of the chest {{volume}}.' },
        { text: 'The pressure inside {{pressure}} and is {{now}} than outside.' },
        { text: 'Air moves from the higher to the lower pressure, so it moves {{way}}.' },
      ],
    },
  },
  {
    key: 'breathing-air-pulls-chest',
    topics: ['breathing'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['SK3-BG-02'],
    question: {
      type: 'single_choice',
      text: 'Dmitri says, “Air rushes into my lungs, and that pushes my chest out.” What would you tell him?',
      max_score: 1,
      options: [
        option(
          'He is right: the air comes first',
          'air_lifts_the_chest',
          'What would make the air move in before anything else has changed?',
        ),
        option(
          'The lungs have muscles of their own, which suck in the air',
          'lungs_have_muscles',
          'Lungs are soft and spongy. Where are the muscles that you use to breathe?',
        ),
        option(
          'The heart pumps the air into the lungs',
          'organ_job_mixed',
          'The heart pumps blood. What changes the size of the chest?',
        ),
        {
          text: 'The other way round: muscles make the chest larger first',
        },
      ],
      answers: [4],
      hints: [
        'What is the cause here, and what is the effect?',
        'Air moves only where there is a difference in pressure. Ask what makes that difference.',
        'Muscles between the ribs and the diaphragm can change the size of the chest.',
        'When the chest has more room inside, the pressure there drops. What does the air outside do then?',
      ],
      method_answer: [
        { text: 'Muscles lift the ribs and pull the diaphragm down.' },
        { text: 'The chest gets larger, its pressure falls, and so air moves in.' },
      ],
    },
  },
  {
    key: 'breathing-read-the-trace',
    topics: ['breathing'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-BG-02'],
    question: {
      type: 'number',
      text: 'The graph shows the volume of air in Ngozi’s lungs while she rests. It goes up and down between {{low|dp1}} litres and {{high|dp1}} litres. How much air does she breathe in with each breath? Give your answer in litres.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 16, step: 4, label: 'Time (s)' },
        y: { from: 0, to: 4, step: 1, minor: 0.2, label: 'Volume of air (litres)' },
        polylines: [
          {
            points: [
              [0, '{{low}}'],
              [2, '{{high}}'],
              [4, '{{low}}'],
              [6, '{{high}}'],
              [8, '{{low}}'],
              [10, '{{high}}'],
              [12, '{{low}}'],
              [14, '{{high}}'],
              [16, '{{low}}'],
            ],
            marks: 'none',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { fifths: { from: 10, to: 13 }, more: { from: 2, to: 4 } },
        derive: { low: 'fifths / 5', high: '(fifths + more) / 5' },
        check: ['answer + low = high'],
      },
      answer: '{{high - low}}',
      mistakes: [
        slip(
          '{{high}}',
          'peak_for_change',
          'That is all the air in the lungs after breathing in. Some of it was there before.',
        ),
        slip(
          '{{high + low}}',
          'added_instead',
          'The air that was there before is part of the larger volume. Compare the two.',
        ),
      ],
      hints: [
        'Find the lowest and the highest point of the graph.',
        'One breath takes the volume from the lowest point to the highest. Find the difference.',
        'Before a breath there are {{low|dp1}} litres in her lungs, and after it {{high|dp1}} litres.',
        'Work out {{high|dp1}} − {{low|dp1}}.',
      ],
      method_answer: [
        {
          maths: tex`{{high|dp1}} - {{low|dp1}} = {{high - low|dp1}}`,
          text: 'The difference, in litres, is the volume of one breath.',
        },
      ],
    },
  },
  {
    key: 'breathing-what-changes-it',
    topics: ['breathing'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-BG-03'],
    question: {
      type: 'matching',
      text: 'Match each of these with what it does to breathing. One is left over.',
      max_score: 3,
      left: ['running', 'an asthma attack', 'smoking for many years'],
      right: [
        'breaks down air sacs, so their surface gets smaller',
        'makes breaths faster and deeper',
        'makes the air sacs grow in number each day',
        'makes the small tubes narrow, so air gets through less easily',
      ],
      pairs: [2, 4, 1],
      hints: [
        'One of them is healthy, one comes suddenly, one builds up over years.',
        'Ask what each one changes: how fast you breathe, the tubes, or the air sacs.',
        'Muscles at work need more oxygen. Which line would bring it?',
        'An inhaler works by making tubes wider again. Which of the three is it used for?',
      ],
      method_answer: [
        { text: 'Running makes breaths faster and deeper, so more oxygen comes in.' },
        { text: 'In an asthma attack the small tubes become narrow.' },
        { text: 'Smoke damages the air sacs, so less gas can be exchanged.' },
      ],
    },
  },
  {
    key: 'breathing-during-exercise',
    topics: ['breathing'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['SK3-BG-03', 'SK3-BG-02'],
    question: {
      type: 'multi_part',
      text: 'At rest {{who}} takes {{n}} breaths a minute, and each breath is 0.5 litres. While running it is {{m}} breaths a minute, and each breath is {{deep}} litres.',
      max_score: 4,
      template: {
        draw: {
          who: { pick: ['Ibrahim', 'Sofia', 'Kwame', 'Anjali'] },
          n: { from: 12, to: 16, step: 2 },
          m: { from: 25, to: 40, step: 5 },
          deep: { pick: [2, 3] },
        },
        check: ['answer1 * 2 = n', 'answer2 / deep = m'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many litres (l) of air does {{who}} breathe in each minute at rest?',
          max_score: 1,
          answer: '{{n / 2}}',
          mistakes: [
            slip(
              '{{2 * n}}',
              'divided_for_multiplied',
              'Each breath is less than one litre. Can the total be more than {{n}} litres?',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`{{n}} \times 0.5 = {{n / 2}}`,
              text: 'Breaths each minute times litres for each breath.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many litres (l) of air is it each minute while running?',
          max_score: 1,
          answer: '{{m * deep}}',
          mistakes: [
            slip(
              '{{m + deep}}',
              'added_instead',
              'Every one of the breaths brings in {{deep}} litres.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`{{m}} \times {{deep}} = {{m * deep}}`,
              text: 'Breaths each minute times litres for each breath.',
            },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'Why does the body need this? Choose two reasons.',
          max_score: 2,
          options: [
            option(
              'The body needs more nitrogen to run',
              'nitrogen_used_in_body',
              'Nitrogen goes in and comes out again unused. Which gas is used?',
            ),
            option(
              'The lungs need exercise as well',
              'breathing_as_exercise',
              'The change helps another part of the body. Which part is doing the work?',
            ),
            { text: 'Muscles use more oxygen when they work hard' },
            { text: 'Muscles make more carbon dioxide, which has to leave the body' },
          ],
          answers: [3, 4],
          hints: [],
          method_answer: [
            { text: 'Working muscles respire faster: more oxygen in, more carbon dioxide out.' },
          ],
        },
      ],
      hints: [
        'Two things change: how many breaths there are, and how large each one is.',
        'For the air each minute, multiply the breaths by the litres of one breath.',
        'At rest there are {{n}} breaths of half a litre. For running, use {{m}} and {{deep}}.',
        'For the reasons, think of the muscles: which gas do they take from the blood, and which do they give to it?',
      ],
      method_answer: [
        { maths: tex`{{n}} \times 0.5 = {{n / 2}}`, text: 'Litres each minute at rest.' },
        { maths: tex`{{m}} \times {{deep}} = {{m * deep}}`, text: 'Litres each minute running.' },
        { text: 'Muscles that respire faster need more oxygen and make more carbon dioxide.' },
      ],
    },
  },
]
