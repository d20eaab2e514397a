import { type Makers, times } from '#random.testing.ts'

export const otherDiagrams: Makers<
  | 'bar_chart'
  | 'pictogram'
  | 'pie_chart'
  | 'histogram'
  | 'cumulative_frequency'
  | 'box_plot'
  | 'venn'
  | 'tree'
  | 'factor_tree'
  | 'spinner'
  | 'dice'
  | 'cards'
  | 'counters'
  | 'clock'
  | 'scale'
  | 'circuit'
  | 'particles'
  | 'forces'
  | 'rays'
  | 'wave'
  | 'web'
  | 'atom'
  | 'apparatus'
  | 'sankey'
> = {
  bar_chart: (pick) => ({
    kind: 'bar_chart',
    categories: ['Mon', 'Tue', 'Wed', 'Thu'].slice(0, pick(2, 4)),
    series: [],
    y: { from: 0, to: 20, step: 5, label: 'Pupils' },
  }),
  pictogram: (pick) => ({
    kind: 'pictogram',
    each: 4,
    of: 'books',
    rows: times(pick(2, 5), (at) => ({
      label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][at] ?? '',
      value: pick(0, 32),
    })),
  }),
  pie_chart: (pick) => ({
    kind: 'pie_chart',
    slices: times(pick(2, 5), (at) => ({
      label: ['Bus', 'Car', 'Walk', 'Bike', 'Train'][at] ?? '',
      value: pick(3, 20),
    })),
  }),
  histogram: (pick) => ({
    kind: 'histogram',
    x: { from: 0, to: 60, step: 10, label: 'Time (min)' },
    y: { from: 0, to: 5, step: 1, label: 'Frequency density' },
    bars: times(3, (at) => ({ from: at * 20, to: at * 20 + 20, height: pick(1, 50) / 10 })),
  }),
  cumulative_frequency: (pick) => ({
    kind: 'cumulative_frequency',
    x: { from: 0, to: 50, step: 10, label: 'Mass (g)' },
    y: { from: 0, to: 40, step: 10, label: 'Cumulative frequency' },
    points: [
      [0, 0],
      [10, pick(1, 9)],
      [20, pick(9, 19)],
      [30, pick(20, 30)],
      [50, 40],
    ],
  }),
  box_plot: (pick) => ({
    kind: 'box_plot',
    x: { from: 0, to: 40, step: 10, label: 'Score' },
    plots: times(pick(1, 2), () => ({
      min: pick(0, 5),
      q1: pick(6, 12),
      median: pick(13, 18),
      q3: pick(19, 27),
      max: pick(28, 40),
    })),
  }),
  venn: (pick) => ({
    kind: 'venn',
    sets: ['French', 'Spanish', 'Art'].slice(0, pick(2, 3)),
    regions: { A: pick(0, 40), AB: pick(0, 40), B: 'x', outside: pick(0, 40) },
  }),
  tree: (pick) => {
    const total = pick(4, 12)
    const second = () => [
      { label: 'Red', on: `${pick(1, 9)}/${total}` },
      { label: 'Blue', on: 'x' },
    ]
    const first = ['Red', 'Blue'].map((label) => ({
      label,
      on: `${pick(1, total - 1)}/${total}`,
      branches: second(),
    }))
    return { kind: 'tree', branches: first }
  },
  factor_tree: (pick) => ({
    kind: 'factor_tree',
    root: {
      label: pick(10, 900),
      factors: [
        { label: pick(2, 99), prime: true },
        { label: pick(2, 99), factors: [{ label: 2 }, { label: pick(2, 99) }] },
      ],
    },
  }),
  spinner: (pick) => ({
    kind: 'spinner',
    sections: times(pick(3, 10), () => ({ label: pick(1, 20) })),
    arrow: pick(0, 359),
  }),
  dice: (pick) => ({ kind: 'dice', values: times(pick(1, 6), () => pick(1, 6)) }),
  cards: (pick) => ({ kind: 'cards', cards: times(pick(1, 10), () => pick(-20, 120)) }),
  counters: (pick) => ({
    kind: 'counters',
    in: pick(0, 1) === 0 ? 'bag' : 'row',
    groups: [
      { count: pick(1, 12), name: 'red', mark: 'R' },
      { count: pick(1, 12), name: 'blue', mark: 'B' },
    ],
  }),
  clock: (pick) => ({ kind: 'clock', clocks: [{ hour: pick(1, 12), minute: pick(0, 59) }] }),
  scale: (pick) => ({
    kind: 'scale',
    instrument:
      (
        [
          'thermometer',
          'measuring_cylinder',
          'ruler',
          'newton_meter',
          'dial',
          'protractor',
        ] as const
      )[pick(0, 5)] ?? 'ruler',
    from: 0,
    to: 10,
    step: 1,
    minor: '1/5',
    value: pick(0, 50) / 5,
    unit: 'N',
  }),
  circuit: (pick) => ({
    kind: 'circuit',
    series: [
      { type: 'battery', label: '6 V' },
      ...times(pick(1, 3), () => ({
        type:
          (
            [
              'lamp',
              'resistor',
              'ammeter',
              'switch_open',
              'led',
              'ldr',
              'thermistor',
              'variable_resistor',
            ] as const
          )[pick(0, 7)] ?? 'lamp',
        label: `${pick(1, 20)} Ω`,
      })),
    ],
    ...(pick(0, 1) === 0 && {
      parallel: times(2, (at) => [{ type: 'lamp' as const, label: `L${at + 1}` }]),
    }),
  }),
  particles: (pick) => ({
    kind: 'particles',
    boxes: times(pick(1, 3), (at) => ({
      label: `${at + 1}`,
      state: (['solid', 'liquid', 'gas'] as const)[at] ?? 'gas',
      of: [{ atoms: ['a', 'b'], count: pick(1, 12) }],
    })),
  }),
  forces: (pick) => ({
    kind: 'forces',
    body: (['box', 'ball', 'car', 'dot'] as const)[pick(0, 3)] ?? 'box',
    arrows: (['up', 'down', 'left', 'right'] as const).map((direction) => ({
      direction,
      size: pick(1, 900),
      label: `${pick(1, 900)} N`,
    })),
  }),
  rays: (pick) => ({
    kind: 'rays',
    scene: 'reflection',
    angle: pick(20, 65),
    incidence_label: '40°',
    reflection_label: 'x',
    names: true,
  }),
  wave: (pick) => ({
    kind: 'wave',
    waves: pick(1, 5),
    amplitude_label: '3 cm',
    wavelength_label: `${pick(1, 90)} cm`,
  }),
  web: (pick) => ({
    kind: 'web',
    arrange: (['levels', 'cycle', 'row'] as const)[pick(0, 2)] ?? 'row',
    nodes: ['grass', 'rabbit', 'fox', 'owl'].map((name, at) => ({
      name,
      label: name,
      level: at + 1,
    })),
    arrows: [
      { from: 'grass', to: 'rabbit' },
      { from: 'rabbit', to: 'fox' },
      { from: 'fox', to: 'owl' },
    ],
  }),
  atom: (pick) => ({ kind: 'atom', shells: [2, pick(1, 8), pick(1, 8)], nucleus: 'Na' }),
  apparatus: (pick) => ({
    kind: 'apparatus',
    pieces: times(2, (at) => ({
      type:
        (
          [
            'beaker',
            'conical_flask',
            'round_flask',
            'test_tube',
            'measuring_cylinder',
            'bunsen_burner',
            'tripod_and_beaker',
            'filter_funnel',
            'condenser',
            'gas_syringe',
            'thermometer',
            'burette',
            'evaporating_basin',
          ] as const
        )[pick(0, 12)] ?? 'beaker',
      label: 'PQ'[at] ?? '',
      liquid: pick(0, 10) / 10,
    })),
  }),
  sankey: (pick) => {
    const useful = pick(10, 90)
    return {
      kind: 'sankey',
      input: { label: '100 J', value: 100 },
      outputs: [
        { label: `${useful} J light`, value: useful, useful: true },
        { label: `${100 - useful} J heat`, value: 100 - useful },
      ],
    }
  },
}
