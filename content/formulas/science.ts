import { tex } from '#curriculum/shapes.ts'
import type { FormulaGroup } from './shapes.ts'

const forces: FormulaGroup = {
  title: 'Forces and motion',
  formulas: [
    { name: 'Speed', tex: tex`v = \frac{s}{t}`, note: 'Distance $s$ over time $t$.', from: 7 },
    {
      name: 'Weight',
      tex: 'W = mg',
      note: tex`On Earth $g$ is about $9.8\,\text{N/kg}$.`,
      from: 7,
    },
    {
      name: 'Moment of a force',
      tex: 'M = Fd',
      note: '$d$ is the distance from the pivot, at a right angle to the force.',
      from: 8,
    },
    { name: 'Pressure', tex: tex`p = \frac{F}{A}`, from: 8 },
    {
      name: 'Acceleration',
      tex: tex`a = \frac{v - u}{t}`,
      note: 'From the speed $u$ to the speed $v$.',
      from: 10,
    },
    { name: 'Force', tex: 'F = ma', from: 10 },
    { name: 'Momentum', tex: 'p = mv', from: 10 },
    { name: 'Speed, acceleration and distance', tex: 'v^2 - u^2 = 2as', from: 10 },
    { name: 'Stretching a spring', tex: 'F = ke', note: '$e$ is the extension.', from: 8 },
  ],
}

const energy: FormulaGroup = {
  title: 'Energy and heating',
  formulas: [
    { name: 'Work done', tex: 'W = Fs', from: 8 },
    { name: 'Power', tex: tex`P = \frac{E}{t}`, from: 8 },
    { name: 'Kinetic energy', tex: tex`E = \tfrac{1}{2}mv^2`, from: 9 },
    { name: 'Gravitational potential energy', tex: 'E = mgh', from: 9 },
    {
      name: 'Efficiency',
      tex: tex`\frac{\text{useful energy out}}{\text{total energy in}}`,
      from: 8,
    },
    {
      name: 'Heating',
      tex: tex`\Delta E = mc\,\Delta\theta`,
      note: '$c$ is the specific heat capacity.',
      from: 10,
    },
    {
      name: 'Changing state',
      tex: 'E = mL',
      note: '$L$ is the specific latent heat.',
      from: 10,
    },
  ],
}

const electricity: FormulaGroup = {
  title: 'Electricity',
  formulas: [
    {
      name: 'Potential difference',
      tex: 'V = IR',
      note: 'Current $I$ through a resistance $R$.',
      from: 8,
    },
    { name: 'Charge', tex: 'Q = It', from: 10 },
    { name: 'Electrical power', tex: 'P = IV', from: 9 },
    { name: 'Power in a resistance', tex: 'P = I^2R', from: 10 },
    { name: 'Energy', tex: 'E = Pt', from: 9 },
    { name: 'Resistances one after another', tex: 'R = R_1 + R_2', from: 9 },
  ],
}

const waves: FormulaGroup = {
  title: 'Waves and matter',
  formulas: [
    { name: 'Density', tex: tex`\rho = \frac{m}{V}`, from: 7 },
    {
      name: 'Speed of a wave',
      tex: tex`v = f\lambda`,
      note: tex`Frequency $f$ times wavelength $\lambda$.`,
      from: 9,
    },
    { name: 'Period', tex: tex`T = \frac{1}{f}`, from: 10 },
    {
      name: 'Pressure in a liquid',
      tex: tex`p = h\rho g`,
      from: 10,
      tier: 'higher',
    },
  ],
}

const chemistry: FormulaGroup = {
  title: 'Chemistry',
  formulas: [
    {
      name: 'Amount of substance',
      tex: tex`n = \frac{m}{M_r}`,
      note: '$M_r$ is the relative formula mass, $n$ is in moles.',
      from: 10,
      tier: 'higher',
    },
    { name: 'Concentration', tex: tex`c = \frac{m}{V}`, from: 10 },
    {
      name: 'Percentage yield',
      tex: tex`\frac{\text{mass made}}{\text{most that could be made}} \times 100`,
      from: 11,
    },
    {
      name: 'Atom economy',
      tex: tex`\frac{M_r \text{ of what is wanted}}{M_r \text{ of all that is made}} \times 100`,
      from: 11,
    },
    {
      name: 'Mean rate of reaction',
      tex: tex`\frac{\text{amount made or used}}{\text{time}}`,
      from: 10,
    },
    {
      name: 'How far a spot moves in chromatography',
      tex: tex`R_f = \frac{\text{distance of the spot}}{\text{distance of the solvent}}`,
      from: 9,
    },
  ],
}

const biology: FormulaGroup = {
  title: 'Living things',
  formulas: [
    {
      name: 'Magnification',
      tex: tex`\frac{\text{size of the image}}{\text{real size}}`,
      from: 7,
    },
    {
      name: 'Size of a population from samples',
      tex: tex`\text{mean in a square} \times \frac{\text{area of the habitat}}{\text{area of a square}}`,
      from: 9,
    },
    {
      name: 'Photosynthesis',
      tex: tex`\text{carbon dioxide} + \text{water} \to \text{glucose} + \text{oxygen}`,
      from: 7,
    },
    {
      name: 'Respiration with oxygen',
      tex: tex`\text{glucose} + \text{oxygen} \to \text{carbon dioxide} + \text{water}`,
      from: 7,
    },
  ],
}

export const science: readonly FormulaGroup[] = [
  forces,
  energy,
  electricity,
  waves,
  chemistry,
  biology,
]
