import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const howScienceWorks: readonly ContentQuestion[] = [
  {
    key: 'science-what-a-theory-is',
    topics: ['how-science-works'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-WS-02', 'GCSE-WS-01'],
    question: {
      type: 'single_choice',
      text: 'What do scientists mean by a **theory**, such as the theory of {{what}}?',
      max_score: 1,
      template: {
        draw: { what: { pick: ['evolution', 'plate tectonics', 'gravity'] } },
      },
      options: [
        option(
          'A law that has been proved and so can never be changed',
          'science_as_finished',
          'What would scientists do if strong new evidence spoke against it?',
        ),
        option(
          'A guess that nobody has tested yet',
          'theory_as_guess',
          'That is what the word often means in daily life. In science such an idea is a hypothesis.',
        ),
        option(
          'What most people believe',
          'peer_review_as_vote',
          'How many people believe it does not matter. What does?',
        ),
        { text: 'An explanation that evidence and many tests support' },
      ],
      answers: [4],
      hints: [
        'In daily life “I have a theory” often means “I guess”. Is it so in science?',
        'Think of what all these theories stand on.',
        'Fossils, measurements and predictions that came true all support such ideas.',
        'Look for the option that names both evidence and tests.',
      ],
      method_answer: [
        { text: 'A theory explains many observations and has passed many tests.' },
        { text: 'It is kept as long as the evidence supports it.' },
      ],
    },
  },
  {
    key: 'science-way-to-a-journal',
    topics: ['how-science-works'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-WS-02', 'GCSE-WS-06'],
    question: {
      type: 'ordering',
      text: 'How does a discovery become part of what science knows? Put the steps in order.',
      max_score: 3,
      items: [
        'A team makes measurements to test an idea.',
        'The team writes a report with its method and its results.',
        'Other experts read the report and look for weak points.',
        'The team answers them and improves the report.',
        'The report is published in a journal.',
        'Teams elsewhere repeat the work and get the same.',
      ],
      hints: [
        'Before anything can be read, it has to be done and written down.',
        'Experts look at a report before it is published. Repeats elsewhere come after.',
        'The first step is the measuring. The second is the writing.',
        'Experts find weak points, the team mends them, and only then comes the journal.',
      ],
      method_answer: [
        { text: 'Measure, write, have it reviewed, improve, publish.' },
        { text: 'Once it is published, others can repeat it.' },
      ],
    },
  },
  {
    key: 'science-what-reviewers-do',
    topics: ['how-science-works'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['SK3-WS-02', 'GCSE-WS-06'],
    question: {
      type: 'single_choice',
      text: 'Before a report is published in a journal, other experts review it. What is their task in this **peer review**?',
      max_score: 1,
      options: [
        {
          text: 'To check the method, and whether the conclusions follow',
        },
        option(
          'To do all the experiments once more in their own laboratory',
          'peer_review_as_vote',
          'That comes later, when others try to reproduce it. What can be done by reading?',
        ),
        option(
          'To vote on whether the result is true',
          'peer_review_as_vote',
          'A show of hands does not make a result true. What can they look at in the report?',
        ),
        option(
          'To make sure that nothing in it is new',
          'science_as_finished',
          'A journal would like to print new things. What should be checked about them?',
        ),
      ],
      answers: [1],
      hints: [
        '“Peer” means an equal: somebody who works in the same field.',
        'The reviewers have the report in front of them, not the laboratory.',
        'They ask: was it a fair test, were there enough readings, does the conclusion go too far?',
        'Look for the option about method and conclusions.',
      ],
      method_answer: [
        { text: 'Reviewers read the report and look for faults in method and reasoning.' },
        { text: 'Repeating the work is for other teams, after it is published.' },
      ],
    },
  },
  {
    key: 'science-can-it-answer',
    topics: ['how-science-works'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-WS-03'],
    question: {
      type: 'multiple_choice',
      text: 'A town plans a wind farm. Which of these questions can science answer? Choose all that it can.',
      max_score: 3,
      options: [
        { text: 'How does the number of birds on the hill change after it is built?' },
        { text: 'How much electricity would it give in a year?' },
        option(
          'Is it right to build on a hill that many people love?',
          'opinion_as_testable',
          'Science can inform this, but what is right has to be decided by people.',
        ),
        option(
          'Do the turbines look beautiful on the hill?',
          'opinion_as_testable',
          'People differ on this, and no instrument can settle it.',
        ),
        { text: 'How loud is it at a distance of 500 m?' },
      ],
      answers: [1, 2, 5],
      hints: [
        'Which questions could be settled by counting or measuring?',
        'Science tells what is, and what would happen. It does not tell what we should want.',
        'Loudness can be read off a sound meter.',
        'Leave out the question of taste and the question of right. Three are left.',
      ],
      method_answer: [
        { text: 'Electricity, loudness and birds can be measured or counted.' },
        { text: 'Beauty, and what is right, are for people to discuss and decide.' },
      ],
    },
  },
  {
    key: 'science-evidence-and-idea',
    topics: ['how-science-works'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-WS-01', 'SK3-WS-02'],
    question: {
      type: 'matching',
      text: 'Match each piece of evidence with the idea that it led to. One idea is left over.',
      max_score: 4,
      left: [
        'Small lights beside Jupiter change places from night to night',
        'A few alpha particles bounce back from a thin gold foil',
        'The same fossils of land plants and animals are found on both sides of an ocean',
        'Fewer mothers in a hospital died after doctors began to clean their hands',
      ],
      right: [
        'An atom has a tiny nucleus with most of its mass',
        'The continents were once joined',
        'Illness can be carried from one person to another on hands',
        'Not everything in the sky goes round the Earth',
        'The Earth is flat',
      ],
      pairs: [4, 1, 2, 3],
      hints: [
        'What would you have to assume so that the evidence makes sense?',
        'One is about the sky, one about the smallest things, one about land and one about health.',
        'The lights beside Jupiter are moons that go round Jupiter.',
        'A small particle bounces back only from something heavier than itself. Land animals do not swim across oceans. Which idea has no evidence here?',
      ],
      method_answer: [
        { text: 'Moons of Jupiter: not all goes round the Earth. Gold foil: the nucleus.' },
        { text: 'Fossils: joined continents. Clean hands: illness is carried on hands.' },
      ],
    },
  },
  {
    key: 'science-what-a-model-shows',
    topics: ['how-science-works'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-WS-02'],
    question: {
      type: 'multiple_choice',
      text: 'The drawing is a model of a gas. Which of these does the model show as it really is? Choose all that it does.',
      diagram: {
        kind: 'particles',
        boxes: [{ state: 'gas', of: [{ atoms: ['a'], count: 7 }] }],
        alt: 'A flat box with seven green circles, far apart and without any order.',
      },
      max_score: 2,
      options: [
        option(
          'The particles are green',
          'model_as_copy',
          'The colour helps us to see them. Are atoms coloured balls?',
        ),
        option(
          'There are seven particles in a box of gas',
          'model_as_copy',
          'A thimble of air has far more particles than there are stars to be seen.',
        ),
        { text: 'The particles have no regular order' },
        { text: 'The particles of a gas are far apart' },
        option(
          'The particles lie in one flat layer and keep still',
          'model_as_copy',
          'Paper is flat. Is a box of gas? And do its particles rest?',
        ),
      ],
      answers: [3, 4],
      hints: [
        'A model is like the real thing in some ways and not in others.',
        'Ask of each: does it come from the gas, or from the paper and the pen?',
        'Colour and flatness come from how it is drawn.',
        'Two things are left that are true of a real gas: one about distance, one about order.',
      ],
      method_answer: [
        { text: 'Far apart and without order: so it is in a gas.' },
        { text: 'Colour, number, flatness and rest belong to the drawing only.' },
      ],
    },
  },
  {
    key: 'science-when-evidence-speaks-against',
    topics: ['how-science-works'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-WS-01', 'SK3-WS-02'],
    question: {
      type: 'single_choice',
      text: '{{story}} What does this say about science?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story:
              'Soon after 1900 many scientists thought that an atom was a ball of positive charge with electrons in it. Then an experiment showed that it has a nucleus, and the model was replaced.',
          },
          {
            story:
              'For a long time most scientists thought that continents stay where they are. Then maps of the ocean floor showed that it spreads, and the idea was replaced.',
          },
          {
            story:
              'For a long time doctors thought that stomach ulcers came mainly from stress and acid. Then bacteria were found in most patients, killing these healed the ulcers, and the idea was replaced.',
          },
        ],
      },
      options: [
        option(
          'The earlier scientists were careless',
          'old_science_was_careless',
          'They had less evidence. Did their idea fit with what was known at that time?',
        ),
        option(
          'Now that the idea has been corrected, it is final',
          'science_as_finished',
          'People thought so of the old idea, too. What could happen again?',
        ),
        {
          text: 'Ideas are kept only while they fit the evidence',
        },
        option(
          'Science cannot be trusted, because it changes its mind',
          'change_as_weakness',
          'Would you trust a map more if nobody were allowed to correct it?',
        ),
      ],
      answers: [3],
      hints: [
        'What made the scientists change the idea?',
        'An idea is judged by how well it fits the evidence of its time.',
        'Before the new evidence the old idea did fit with what was known.',
        'Look for the sentence in which the evidence decides, then and in future.',
      ],
      method_answer: [
        { text: 'New evidence did not fit with the old idea, so it was replaced.' },
        { text: 'The new idea is better supported, and it is open to tests as well.' },
      ],
    },
  },
  {
    key: 'science-kinds-of-arguments',
    topics: ['how-science-works'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-WS-03', 'GCSE-WS-04'],
    question: {
      type: 'matching',
      text: 'A hospital thinks of using a robot for operations. Match each kind of argument with its sentence. One of the answers is left over.',
      max_score: 4,
      left: ['about evidence', 'about money', 'about what is right', 'about risk'],
      right: [
        'It costs as much as four operating tables.',
        'A fault in its program could harm a patient.',
        'Patients should be asked whether they agree.',
        'In a trial with 400 patients, wounds healed three days sooner.',
        'Its name is short.',
      ],
      pairs: [4, 1, 3, 2],
      hints: [
        'Which sentence has data in it, which has a price, which has “should”, and which has “could harm”?',
        'Evidence was measured. A risk is something that might go amiss.',
        'A trial is a test with patients. It gives data.',
        '“Should” speaks of what is right. One of the sentences says nothing that matters.',
      ],
      method_answer: [
        { text: 'Evidence: the trial. Money: the cost.' },
        { text: 'What is right: asking the patients. Risk: a fault in the program.' },
      ],
    },
  },
]
