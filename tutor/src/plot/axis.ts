import type { PlotAxis } from './plotted.ts'

/** An axis has about so many steps. */
const steps = 8

/** An axis that holds these values, from a whole step to a whole step, with numbers as one writes them: 1, 2, 5, 10. */
export function axisFor(from: number, to: number, label?: string): PlotAxis {
  const [low, high] = from === to ? [from - 1, to + 1] : [from, to]
  const rough = (high - low) / steps
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((each) => each * size >= rough * 0.999) ?? 10) * size
  const tidy = (value: number) => Number(value.toPrecision(10))
  return {
    from: tidy(Math.floor(low / step + 1e-9) * step),
    to: tidy(Math.ceil(high / step - 1e-9) * step),
    step: tidy(step),
    ...(label !== undefined && { label }),
  }
}
