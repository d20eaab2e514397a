import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const drugsAndHealth: readonly ContentQuestion[] = [
  {
    key: 'drugs-which-are-medicines',
    topics: ['drugs-and-health'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-BH-01'],
    question: {
      type: 'multiple_choice',
      text: 'A drug is a substance that changes how the body or the mind works. Which of these drugs are used **as medicines**? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'an inhaler against asthma' },
        option(
          'caffeine in a fizzy drink',
          'medicine_and_recreational_mixed',
          'People drink it to feel awake. Are they ill?',
        ),
        { text: 'an antibiotic for an infection' },
        option(
          'nicotine in a cigarette',
          'medicine_and_recreational_mixed',
          'Does smoking treat an illness?',
        ),
        option(
          'alcohol in beer or wine',
          'medicine_and_recreational_mixed',
          'Is it taken to treat an illness, or for its effect on how one feels?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Medicines are drugs, too. What are they taken for?',
        'Ask of each one: is it taken to treat or prevent an illness, or for how it makes people feel?',
        'Begin with the beer: people drink it for how it makes them feel, and not against an illness.',
        'Go on with the cigarette and the fizzy drink in the same way. Then ask what a doctor or a pharmacist gives to people who are ill.',
      ],
      method_answer: [
        { text: 'The antibiotic and the inhaler treat something: they are medicines.' },
        { text: 'Alcohol, nicotine and caffeine are taken here for their effect on the mind.' },
      ],
    },
  },
  {
    key: 'drugs-in-tobacco-smoke',
    topics: ['drugs-and-health'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-BG-03', 'SK3-BH-01'],
    question: {
      type: 'matching',
      text: 'Match each part of tobacco smoke with what it does. One is left over.',
      max_score: 3,
      left: ['nicotine', 'tar', 'carbon monoxide'],
      right: [
        'helps the lungs to clean themselves',
        'makes people want more: it is addictive',
        'takes the place of oxygen in red blood cells',
        'coats the airways and can cause cancer',
      ],
      pairs: [2, 4, 3],
      hints: [
        'One is a gas, one is sticky, and one acts on the brain.',
        'Think of where each goes: to the brain, into the lungs, or into the blood.',
        'Tar is the sticky one. Where would something sticky stay on its way in?',
        'A gas can get into the blood. The one left acts on the brain, and it makes stopping hard.',
      ],
      method_answer: [
        { text: 'Nicotine is addictive, and tar harms the airways and can cause cancer.' },
        { text: 'Carbon monoxide makes the blood carry less oxygen. Nothing in smoke cleans.' },
      ],
    },
  },
  {
    key: 'drugs-alcohol-slows',
    topics: ['drugs-and-health'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-BH-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Alcohol is a depressant: it makes messages in the nervous system [[1]]. So reaction times get [[2]]. People may also [[3]]. Over many years, much alcohol can badly damage [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'faster',
              'depressant_and_stimulant_swapped',
              'That would be a stimulant. Which kind is alcohol?',
            ),
            { text: 'slower' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'longer' },
            option(
              'shorter',
              'reaction_time_turned_round',
              'A short reaction time means quick. Are slow messages quick?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'think more clearly',
              'drug_effect_as_improvement',
              'It may feel so. But the parts of the brain that weigh things up are slowed as well.',
            ),
            { text: 'take risks that they would not take otherwise' },
            option(
              'see better in the dark',
              'drug_effect_as_improvement',
              'Slower messages do not help the eyes. What happens to judgement?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'the liver' },
            option(
              'the hair',
              'organ_job_mixed',
              'Hair is not alive. Which organ breaks alcohol down?',
            ),
            option(
              'the bones of the ear',
              'organ_job_mixed',
              'Which organ has the work of breaking alcohol down?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Some drugs speed the nervous system up, and others slow it down.',
        'Decide first which of the two a depressant does. The rest follows from it.',
        'To depress means to press down.',
        'If messages take more time, so does each reaction, and so does thinking twice. One organ breaks alcohol down and has to bear most of it.',
      ],
      method_answer: [
        { text: 'A depressant slows messages, so reactions take longer and judgement is worse.' },
        { text: 'The liver breaks alcohol down, and much of it over years can damage it.' },
      ],
    },
  },
  {
    key: 'drugs-legal-means-harmless',
    topics: ['drugs-and-health'],
    difficulty: -0.3,
    minutes: 0.7,
    statements: ['SK3-BH-01'],
    question: {
      type: 'true_false',
      text: 'Tobacco is legal for adults, so it must do less harm than drugs that are against the law. True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'legal_means_harmless',
          'Laws have many reasons. Does the body know about them?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'The law and the body do not ask the same question.',
        'Think of what a substance does inside the body, and leave the law aside for a moment.',
        'Smoking is one of the main causes of lung cancer.',
        'Can something that adults may buy do great harm all the same?',
      ],
      method_answer: [
        { text: 'Harm depends on what a substance does in the body.' },
        { text: 'Tobacco smoke causes very many deaths, although it is legal for adults.' },
      ],
    },
  },
  {
    key: 'drugs-why-a-smoker-coughs',
    topics: ['drugs-and-health'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BG-03'],
    question: {
      type: 'ordering',
      text: 'Cilia are tiny hairs in the airways that sweep mucus up. Put the steps from smoking to a smoker’s cough in order.',
      max_score: 2,
      items: [
        'Smoke is breathed in',
        'The cilia are damaged and stop sweeping',
        'Mucus with dirt and bacteria stays in the airways',
        'The person coughs to bring the mucus up',
      ],
      hints: [
        'What do healthy cilia do all day?',
        'Look for the cause of each step. What could not happen without which step before it?',
        'It begins with what comes into the airways from outside.',
        'Mucus can stay there only once nothing sweeps it away. What does the body do at last to get rid of it?',
      ],
      method_answer: [
        { text: 'Smoke damages the cilia, so mucus is not swept up any more.' },
        { text: 'It stays with dirt and bacteria in it, and coughing has to bring it up.' },
      ],
    },
  },
  {
    key: 'drugs-smoke-and-running',
    topics: ['drugs-and-health'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-BG-03', 'SK3-BH-01'],
    question: {
      type: 'single_choice',
      text: 'In smokers many walls of the air sacs can break down, so that a few large spaces take the place of many small ones. Why do they get out of breath sooner?',
      max_score: 1,
      options: [
        { text: 'The surface for taking in oxygen is smaller' },
        option(
          'Larger spaces take in more oxygen than they need',
          'larger_has_larger_ratio',
          'One large space has less wall than many small ones of the same volume.',
        ),
        option(
          'There is no room for air any more',
          'broken_air_sacs_hold_no_air',
          'Large spaces hold air, too. What has become smaller?',
        ),
        option(
          'The air sacs cannot pump any more',
          'lungs_have_muscles',
          'Air sacs have no muscles. What happens at their walls?',
        ),
      ],
      answers: [1],
      hints: [
        'Oxygen gets into the blood through the walls of the air sacs.',
        'Compare many small bubbles with one large bubble. Which has more wall?',
        'The volume is about as large as before, but many walls are gone.',
        'Less wall means less room for diffusion. What does that do to the oxygen that the blood gets?',
      ],
      method_answer: [
        { text: 'Where walls are gone there is less surface for diffusion.' },
        { text: 'So less oxygen gets into the blood with each breath.' },
      ],
    },
  },
  {
    key: 'drugs-reaction-distance',
    topics: ['drugs-and-health'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['SK3-BH-01'],
    question: {
      type: 'number',
      text: 'In a driving simulator, a car moves at {{v}} m/s. Without alcohol the driver reacts after {{a|dp1}} seconds, and after drinking only after {{b|dp1}} seconds. How many metres (m) **further** does the car go before the driver reacts?',
      max_score: 2,
      template: {
        draw: {
          v: { pick: [10, 20, 30] },
          p: { from: 5, to: 8 },
          q: { from: 9, to: 14 },
        },
        derive: { a: 'p / 10', b: 'q / 10', gain: '(q - p) / 10', far: 'v * (q - p) / 10' },
        where: ['q - p >= 2', 'q != 2 * p', 'gain != 1', 'far != v'],
        check: ['answer + v * a = v * b'],
      },
      answer: '{{far}}',
      mistakes: [
        slip(
          '{{v * b}}',
          'gain_not_compared',
          'That is the whole way before the reaction. How much of it comes from the alcohol?',
        ),
        slip(
          '{{v * a}}',
          'other_quantity_given',
          'That is the way without alcohol. Compare the two ways.',
        ),
      ],
      hints: [
        'The car keeps its speed until the driver reacts.',
        'Find how much longer the reaction takes, and multiply by the speed.',
        'The reaction takes {{b|dp1}} − {{a|dp1}} = {{gain|dp1}} seconds longer.',
        'Work out {{v}} × {{gain|dp1}}.',
      ],
      method_answer: [
        {
          maths: tex`{{b|dp1}} - {{a|dp1}} = {{gain|dp1}}`,
          text: 'So many seconds longer.',
        },
        { maths: tex`{{v}} \times {{gain|dp1}} = {{far}}`, text: 'So many metres further.' },
      ],
    },
  },
  {
    key: 'drugs-reading-a-survey',
    topics: ['drugs-and-health'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['SK3-BH-01', 'SK3-BG-03'],
    question: {
      type: 'multi_part',
      text: 'A survey of adults compared how many in 1,000 had a cough that stayed for months. The chart shows {{none}} in 1,000 of those who never smoked, {{some}} of those who smoke up to 10 cigarettes a day, and {{many}} of those who smoke more.',
      diagram: {
        kind: 'bar_chart',
        categories: ['never', 'up to 10', 'more than 10'],
        series: [{ name: 'Cough', values: ['{{none}}', '{{some}}', '{{many}}'] }],
        x_label: 'Cigarettes a day',
        y: { from: 0, to: 400, step: 100, minor: 20, label: 'Cough in 1,000 adults' },
      },
      max_score: 2,
      template: {
        draw: { none: { pick: [40, 60] }, k: { from: 2, to: 3 }, m: { from: 4, to: 6 } },
        derive: { some: 'none * k', many: 'none * m' },
        check: ['answer1 * none = many'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many times as common is the cough in those who smoke more than 10 a day as in those who never smoked?',
          max_score: 1,
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{many - none}}',
              'difference_for_times',
              'That is how many more there are. How many times as many is it?',
            ),
            slip(
              '{{k}}',
              'chart_bars_mixed',
              'That is for the middle bar. Which two bars does the question name?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{many}} \div {{none}} = {{m}}`, text: 'Compare the two bars.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which sentence do these results support?',
          max_score: 1,
          options: [
            option(
              'People who never smoked cannot get the cough',
              'risk_taken_as_certain',
              'Look at the first bar. Is it zero?',
            ),
            option(
              'Everybody who smokes gets a cough',
              'risk_taken_as_certain',
              'Even the tallest bar is far below 1,000. What does that mean?',
            ),
            { text: 'Adults who smoke are more likely to have the cough' },
          ],
          answers: [3],
          hints: [],
          method_answer: [{ text: 'A risk is larger or smaller. It is hardly ever all or none.' }],
        },
      ],
      hints: [
        'Each bar tells how many in 1,000 had the cough.',
        'To find how many times as common it is, divide one bar by the other.',
        'The bars to compare are {{many}} and {{none}}.',
        'Divide {{many}} by {{none}}. For the second part, look for bars of nothing or of 1,000.',
      ],
      method_answer: [
        { maths: tex`{{many}} \div {{none}} = {{m}}`, text: 'So many times as common.' },
        { text: 'The risk grows with smoking, but it is neither none nor certain.' },
      ],
    },
  },
  {
    key: 'drugs-say-no-with-facts',
    topics: ['drugs-and-health'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['SK3-BH-01'],
    question: {
      type: 'long_text',
      text: 'Someone says: “Vapes are only flavoured steam, so they cannot do anything to you.” Explain with facts why this is not so. Write about nicotine, about the lungs, and about why stopping can be hard.',
      max_score: 3,
      criteria: [
        {
          code: 'nicotine',
          text: 'Says that most vapes contain nicotine, a drug that acts on the brain or the heart.',
          marks: 1,
          evidence: [
            'Most vapes contain nicotine, which is a drug that acts on the brain.',
            'Nicotine in vapes makes the heart beat faster.',
          ],
        },
        {
          code: 'lungs',
          text: 'Says that the vapour holds other chemicals, which can irritate the airways or lungs.',
          marks: 1,
          evidence: [
            'The vapour contains chemicals that can irritate the lungs.',
            'It is not only steam, there are other substances that reach the airways and make people cough.',
          ],
        },
        {
          code: 'addiction',
          text: 'Says that nicotine is addictive, so the body wants more and stopping is hard.',
          marks: 1,
          evidence: [
            'Nicotine is addictive, so it is hard to stop.',
            'People become addicted and feel bad without it.',
          ],
        },
      ],
      references: [
        'Most vapes contain nicotine, which is a drug that acts on the brain. The vapour contains chemicals that can irritate the lungs. Nicotine is addictive, so it is hard to stop.',
      ],
      hints: [
        'Write one sentence for each of the three things that are asked for.',
        'Say first what is in the vapour, then what it does, then why people go on.',
        'Most vapes hold the same drug as tobacco, and it acts on the brain.',
        'Add that the vapour is not pure steam, and what the body does when it misses the drug.',
      ],
      method_answer: [
        { text: 'Most vapes hold nicotine, a drug, and chemicals that can irritate the lungs.' },
        { text: 'Nicotine is addictive: without it people feel bad, so stopping is hard.' },
      ],
    },
  },
]
