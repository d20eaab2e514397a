import type { Topic } from '#curriculum/shapes.ts'

export const healthAndCoordinationTopics: readonly Topic[] = [
  {
    key: 'human-reproduction',
    title: 'Human reproduction',
    description: 'How a new human life begins, grows for nine months and is born.',
    year: 7,
    prerequisites: ['specialised-cells'],
    exercises: { 'specialised-cells': 0.2 },
    objectives: [
      {
        text: 'name the parts of the reproductive systems and say what each does',
        statements: ['SK3-BR-01'],
      },
      { text: 'put the stages of the menstrual cycle in order', statements: ['SK3-BR-02'] },
      {
        text: 'describe fertilisation, the growth of the foetus and birth',
        statements: ['SK3-BR-03'],
      },
      {
        text: "explain what the placenta lets through and how a mother's life affects the foetus",
        statements: ['SK3-BR-04'],
      },
    ],
  },
  {
    key: 'healthy-diet',
    title: 'A balanced diet',
    description:
      'What food gives you, and what happens when there is too much or too little of it.',
    year: 8,
    prerequisites: ['digestion'],
    exercises: { digestion: 0.2 },
    objectives: [
      {
        text: 'name the parts of a balanced diet and say why each is needed',
        statements: ['SK3-BN-01'],
      },
      { text: 'calculate how much energy a person needs in a day', statements: ['SK3-BN-02'] },
      {
        text: 'match too much or too little of a nutrient with its effect on health',
        statements: ['SK3-BN-03'],
      },
    ],
  },
  {
    key: 'drugs-and-health',
    title: 'Drugs, alcohol and smoking',
    description: 'What drugs do to body and mind, so that you can decide with the facts.',
    year: 8,
    prerequisites: ['breathing'],
    exercises: { breathing: 0.2 },
    objectives: [
      { text: 'tell a medicine from a recreational drug', statements: ['SK3-BH-01'] },
      {
        text: 'describe effects of alcohol, tobacco and other drugs on health and behaviour',
        statements: ['SK3-BH-01'],
      },
      { text: 'explain how smoking harms the lungs', statements: ['SK3-BG-03', 'SK3-BH-01'] },
    ],
  },
  {
    key: 'infectious-disease',
    title: 'Microbes and disease',
    description:
      'How bacteria, viruses, fungi and protists make us ill, and how we stop them spreading.',
    year: 10,
    prerequisites: ['microscopes-and-bacteria'],
    exercises: { 'microscopes-and-bacteria': 0.2 },
    objectives: [
      {
        text: 'match a disease with the kind of pathogen that causes it',
        statements: ['GCSE-BHD-02', 'GCSE-BHD-03'],
      },
      {
        text: 'say how a disease of people or plants spreads',
        statements: ['GCSE-BHD-02', 'GCSE-BHD-03'],
      },
      { text: 'choose a way to stop a disease from spreading', statements: ['GCSE-BHD-04'] },
      { text: 'explain how one illness can make another more likely', statements: ['GCSE-BHD-01'] },
    ],
  },
  {
    key: 'immunity-and-medicines',
    title: 'Immunity and medicines',
    description: 'How your body defends itself, and how vaccines and medicines help it.',
    year: 10,
    prerequisites: ['infectious-disease', 'heart-and-blood'],
    exercises: { 'infectious-disease': 0.4, 'heart-and-blood': 0.1 },
    objectives: [
      {
        text: "name the body's barriers and say how each keeps pathogens out",
        statements: ['GCSE-BHD-05'],
      },
      { text: 'describe how white blood cells fight a pathogen', statements: ['GCSE-BHD-06'] },
      { text: 'explain how a vaccine protects a person', statements: ['GCSE-BHD-07'] },
      { text: 'say why antibiotics do not work against viruses', statements: ['GCSE-BHD-07'] },
      { text: 'put the stages of testing a new medicine in order', statements: ['GCSE-BHD-08'] },
    ],
  },
  {
    key: 'lifestyle-disease',
    title: 'Lifestyle and disease',
    description:
      'Why some illnesses have many causes, and what diet, exercise and medicine can do.',
    year: 10,
    prerequisites: ['healthy-diet', 'drugs-and-health', 'heart-and-blood'],
    exercises: { 'healthy-diet': 0.2, 'drugs-and-health': 0.3, 'heart-and-blood': 0.3 },
    objectives: [
      {
        text: 'explain how several risk factors act together to cause a disease',
        statements: ['GCSE-BHD-09'],
      },
      {
        text: 'tell a cause from a correlation in data about health',
        statements: ['GCSE-BHD-09', 'GCSE-WS-17'],
      },
      {
        text: 'say how diet, exercise, alcohol and smoking affect the risk of disease',
        statements: ['GCSE-BHD-10'],
      },
      { text: 'compare treatments for heart disease', statements: ['GCSE-BHD-11'] },
    ],
  },
  {
    key: 'nervous-system',
    title: 'Nervous system',
    description:
      'How messages race through your body, and why you pull your hand away before you think.',
    year: 10,
    prerequisites: ['specialised-cells'],
    exercises: { 'specialised-cells': 0.3 },
    objectives: [
      {
        text: 'name the parts that a message passes from stimulus to response',
        statements: ['GCSE-BCC-01'],
      },
      { text: 'tell sensory, relay and motor neurones apart', statements: ['GCSE-BCC-01'] },
      { text: 'explain a reflex arc and why it is fast', statements: ['GCSE-BCC-02'] },
      { text: 'find a mean reaction time from results', statements: ['GCSE-BCC-01', 'GCSE-WS-15'] },
    ],
  },
  {
    key: 'hormones-and-blood-sugar',
    title: 'Hormones and blood sugar',
    description:
      'The slow messengers in your blood, and how one of them keeps your sugar level steady.',
    year: 11,
    prerequisites: ['nervous-system', 'heart-and-blood'],
    exercises: { 'nervous-system': 0.2, 'heart-and-blood': 0.1 },
    objectives: [
      { text: 'say why the body keeps its inside conditions steady', statements: ['GCSE-BCC-08'] },
      {
        text: 'match a gland with its hormone, and compare hormones with nerves',
        statements: ['GCSE-BCC-03'],
      },
      { text: 'explain how insulin lowers blood sugar', statements: ['GCSE-BCC-09'] },
      {
        text: 'compare type 1 and type 2 diabetes and their treatment',
        statements: ['GCSE-BCC-11'],
      },
    ],
  },
  {
    key: 'reproductive-hormones',
    title: 'Hormones of reproduction',
    description: 'The hormones behind puberty and the monthly cycle, and how contraception works.',
    year: 11,
    prerequisites: ['human-reproduction', 'hormones-and-blood-sugar'],
    exercises: { 'human-reproduction': 0.3, 'hormones-and-blood-sugar': 0.2 },
    objectives: [
      {
        text: 'match FSH, LH, oestrogen, progesterone and testosterone with what they do',
        statements: ['GCSE-BCC-04'],
      },
      { text: 'say what happens on each part of a 28-day cycle', statements: ['GCSE-BCC-04'] },
      { text: 'compare hormonal and non-hormonal contraception', statements: ['GCSE-BCC-06'] },
    ],
  },
  {
    key: 'hormone-feedback',
    title: 'Hormones that balance each other',
    description: 'How hormones switch each other on and off, so that the body stays in balance.',
    year: 11,
    tier: 'higher',
    prerequisites: ['reproductive-hormones'],
    exercises: { 'reproductive-hormones': 0.5, 'hormones-and-blood-sugar': 0.5 },
    objectives: [
      { text: 'explain how glucagon and insulin work together', statements: ['GCSE-BCC-10'] },
      {
        text: 'explain negative feedback with thyroxine, and what adrenaline does',
        statements: ['GCSE-BCC-12'],
      },
      {
        text: 'predict how a rise in one hormone of the cycle changes the others',
        statements: ['GCSE-BCC-05'],
      },
      { text: 'explain how hormones are used to treat infertility', statements: ['GCSE-BCC-07'] },
    ],
  },
]
