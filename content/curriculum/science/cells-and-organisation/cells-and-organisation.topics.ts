import type { Topic } from '#curriculum/shapes.ts'

export const cellsAndOrganisationTopics: readonly Topic[] = [
  {
    key: 'cells',
    title: 'Cells',
    description: 'The smallest living units, and what each part of them does.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'name the parts of plant and animal cells', statements: ['SK3-BC-01', 'SK3-BC-04'] },
      { text: 'say what each part does', statements: ['SK3-BC-03', 'GCSE-BCE-01'] },
      { text: 'find the magnification of an image', statements: ['SK3-BC-02', 'GCSE-BCE-03'] },
      { text: 'put the steps of using a light microscope in order', statements: ['SK3-BC-02'] },
      { text: 'order cell, tissue, organ, organ system and organism', statements: ['SK3-BC-07'] },
    ],
  },
  {
    key: 'specialised-cells',
    title: 'Cells with special jobs',
    description:
      'How the shape of a cell helps it to do its job, from nerve cells to tiny pond creatures.',
    year: 7,
    prerequisites: ['cells'],
    exercises: { cells: 0.4 },
    objectives: [
      { text: 'match a specialised cell with its job', statements: ['GCSE-BCE-02'] },
      {
        text: 'explain how a feature of a cell helps it to do its job',
        statements: ['GCSE-BCE-02'],
      },
      {
        text: 'describe how a single-celled organism is suited to where it lives',
        statements: ['SK3-BC-06'],
      },
    ],
  },
  {
    key: 'skeleton-and-muscles',
    title: 'Skeleton and muscles',
    description: 'What your bones are for, and how pairs of muscles move them.',
    year: 7,
    prerequisites: ['cells'],
    exercises: { cells: 0.2 },
    objectives: [
      { text: 'name four jobs of the skeleton', statements: ['SK3-BS-01'] },
      {
        text: 'explain how a pair of muscles bends and straightens a joint',
        statements: ['SK3-BS-03'],
      },
      { text: 'say how bones, joints and muscles work together', statements: ['SK3-BS-02'] },
      { text: 'compare the forces of muscles from measurements', statements: ['SK3-BS-02'] },
    ],
  },
  {
    key: 'breathing',
    title: 'Breathing and gas exchange',
    description: 'How air gets into your lungs, and how oxygen gets from there into your blood.',
    year: 8,
    prerequisites: ['skeleton-and-muscles', 'particles-and-states'],
    exercises: { 'skeleton-and-muscles': 0.1, 'particles-and-states': 0.2 },
    objectives: [
      {
        text: 'name the parts that air passes on its way into the blood',
        statements: ['SK3-BG-01'],
      },
      {
        text: 'explain how the air sacs are suited to exchanging gases',
        statements: ['SK3-BG-01'],
      },
      {
        text: 'explain with pressure and volume how air moves in and out',
        statements: ['SK3-BG-02'],
      },
      { text: 'read a lung volume from a diagram or a trace', statements: ['SK3-BG-02'] },
      { text: 'say how exercise, asthma and smoking change breathing', statements: ['SK3-BG-03'] },
    ],
  },
  {
    key: 'digestion',
    title: 'Digestion',
    description: 'The journey of a meal: how it is broken into pieces small enough for your blood.',
    year: 8,
    prerequisites: ['cells'],
    exercises: { cells: 0.2 },
    objectives: [
      {
        text: 'put the organs of the digestive system in order and say what each does',
        statements: ['SK3-BN-04'],
      },
      {
        text: 'explain how the small intestine is suited to absorbing food',
        statements: ['SK3-BN-04'],
      },
      { text: 'say what an enzyme does to large food molecules', statements: ['SK3-BN-05'] },
      { text: 'say how bacteria in the gut help us', statements: ['SK3-BN-06'] },
    ],
  },
  {
    key: 'microscopes-and-bacteria',
    title: 'Microscopes and bacterial cells',
    description:
      'Cells without a nucleus, and the microscopes that let us see how cells are built.',
    year: 10,
    prerequisites: ['specialised-cells'],
    exercises: { cells: 0.6 },
    objectives: [
      {
        text: 'compare the parts of plant, animal and bacterial cells',
        statements: ['GCSE-BCE-01'],
      },
      {
        text: 'say what an electron microscope shows that a light microscope cannot',
        statements: ['GCSE-BCE-03'],
      },
      {
        text: 'calculate a real size from an image and its magnification',
        statements: ['GCSE-BCE-03', 'GCSE-WS-23'],
      },
      {
        text: 'change between millimetres, micrometres and nanometres',
        statements: ['GCSE-WS-22', 'GCSE-WS-23'],
      },
    ],
  },
  {
    key: 'moving-into-cells',
    title: 'Diffusion, osmosis, active transport',
    description:
      'Three ways in which substances cross a cell membrane, and which of them costs energy.',
    year: 10,
    prerequisites: ['cells', 'particles-and-states'],
    exercises: { cells: 0.3, 'particles-and-states': 0.4 },
    objectives: [
      {
        text: 'explain how diffusion moves substances in and out of cells',
        statements: ['SK3-BC-05', 'GCSE-BTR-01'],
      },
      { text: 'predict which way water moves by osmosis', statements: ['GCSE-BTR-01'] },
      { text: 'say when a cell needs active transport', statements: ['GCSE-BTR-01'] },
      {
        text: 'calculate the percentage change in mass of a piece of plant in a solution',
        statements: ['GCSE-BTR-01', 'GCSE-WS-15'],
      },
    ],
  },
  {
    key: 'enzymes',
    title: 'Enzymes',
    description:
      'The helpers that speed up the reactions of life, and what keeps them from working.',
    year: 10,
    prerequisites: ['digestion'],
    exercises: { digestion: 0.4 },
    objectives: [
      {
        text: 'explain with the active site why an enzyme fits only one substrate',
        statements: ['GCSE-BCE-08'],
      },
      {
        text: 'explain how temperature, pH and substrate concentration change the rate',
        statements: ['GCSE-BCE-09'],
      },
      {
        text: 'name the small molecules that carbohydrates, proteins and lipids are built from',
        statements: ['GCSE-BCE-12'],
      },
      {
        text: 'match carbohydrase, protease and lipase with their products',
        statements: ['GCSE-BCE-12'],
      },
    ],
  },
  {
    key: 'exchange-surfaces',
    title: 'Exchange surfaces',
    description: 'Why large animals need lungs, guts and gills when a tiny one does not.',
    year: 10,
    prerequisites: ['moving-into-cells', 'breathing', 'digestion'],
    exercises: { 'moving-into-cells': 0.5, breathing: 0.3, digestion: 0.1 },
    objectives: [
      {
        text: 'calculate the surface area to volume ratio of a cube',
        statements: ['GCSE-BTR-02', 'GCSE-WS-15'],
      },
      {
        text: 'explain why large organisms need exchange surfaces and a transport system',
        statements: ['GCSE-BTR-02'],
      },
      {
        text: 'name substances that an organism must take in and get rid of',
        statements: ['GCSE-BTR-03'],
      },
      { text: 'say what makes a good exchange surface', statements: ['GCSE-BTR-02'] },
    ],
  },
  {
    key: 'heart-and-blood',
    title: 'Heart and blood',
    description: 'How your heart pumps blood round two loops, and what the blood carries.',
    year: 10,
    prerequisites: ['exchange-surfaces'],
    exercises: { 'exchange-surfaces': 0.2, breathing: 0.2 },
    objectives: [
      {
        text: 'name the chambers and vessels of the heart and follow the blood through them',
        statements: ['GCSE-BTR-04'],
      },
      { text: 'compare arteries, veins and capillaries', statements: ['GCSE-BTR-04'] },
      { text: 'name the parts of blood and what each does', statements: ['GCSE-BTR-05'] },
      {
        text: 'explain how a vessel or blood cell is suited to its job',
        statements: ['GCSE-BTR-04', 'GCSE-BTR-05'],
      },
    ],
  },
]
