import { tex } from '#curriculum/shapes.ts'
import type { FormulaGroup } from './shapes.ts'

const lengthsAndAreas: FormulaGroup = {
  title: 'Perimeter and area',
  formulas: [
    { name: 'Perimeter of a rectangle', tex: '2(l + w)', from: 4 },
    { name: 'Area of a rectangle', tex: tex`l \times w`, from: 4 },
    {
      name: 'Area of a triangle',
      tex: tex`\tfrac{1}{2} \times b \times h`,
      note: 'The height stands at a right angle to the base.',
      from: 6,
    },
    { name: 'Area of a parallelogram', tex: tex`b \times h`, from: 6 },
    {
      name: 'Area of a trapezium',
      tex: tex`\tfrac{1}{2}(a + b)h`,
      note: '$a$ and $b$ are the parallel sides.',
      from: 8,
    },
    { name: 'Circumference of a circle', tex: tex`\pi d = 2\pi r`, from: 8 },
    { name: 'Area of a circle', tex: tex`\pi r^2`, from: 8 },
    {
      name: 'Length of an arc',
      tex: tex`\frac{\theta}{360} \times \pi d`,
      note: tex`$\theta$ is the angle of the sector in degrees.`,
      from: 9,
    },
    { name: 'Area of a sector', tex: tex`\frac{\theta}{360} \times \pi r^2`, from: 9 },
    {
      name: 'Area of a triangle from two sides and the angle between',
      tex: tex`\tfrac{1}{2}ab\sin C`,
      from: 10,
      tier: 'higher',
    },
  ],
}

const volumes: FormulaGroup = {
  title: 'Volume and surface',
  formulas: [
    { name: 'Volume of a cuboid', tex: tex`l \times w \times h`, from: 6 },
    {
      name: 'Volume of a prism',
      tex: tex`\text{area of cross-section} \times \text{length}`,
      from: 8,
    },
    { name: 'Volume of a cylinder', tex: tex`\pi r^2 h`, from: 8 },
    { name: 'Curved surface of a cylinder', tex: tex`2\pi r h`, from: 9 },
    {
      name: 'Volume of a pyramid',
      tex: tex`\tfrac{1}{3} \times \text{area of base} \times h`,
      from: 10,
    },
    { name: 'Volume of a cone', tex: tex`\tfrac{1}{3}\pi r^2 h`, from: 10 },
    {
      name: 'Curved surface of a cone',
      tex: tex`\pi r l`,
      note: '$l$ is the slant height.',
      from: 10,
    },
    { name: 'Volume of a sphere', tex: tex`\tfrac{4}{3}\pi r^3`, from: 10 },
    { name: 'Surface of a sphere', tex: tex`4\pi r^2`, from: 10 },
  ],
}

const angles: FormulaGroup = {
  title: 'Angles and triangles',
  formulas: [
    { name: 'Angles on a straight line', tex: tex`180^\circ`, from: 5 },
    { name: 'Angles around a point', tex: tex`360^\circ`, from: 5 },
    { name: 'Angles in a triangle', tex: tex`a + b + c = 180^\circ`, from: 6 },
    {
      name: 'Angles inside a polygon',
      tex: tex`(n - 2) \times 180^\circ`,
      note: '$n$ is the number of sides.',
      from: 8,
    },
    {
      name: 'Pythagoras',
      tex: 'a^2 + b^2 = c^2',
      note: '$c$ is the longest side of a right-angled triangle.',
      from: 8,
    },
    { name: 'Sine', tex: tex`\sin\theta = \frac{\text{opposite}}{\text{hypotenuse}}`, from: 9 },
    { name: 'Cosine', tex: tex`\cos\theta = \frac{\text{adjacent}}{\text{hypotenuse}}`, from: 9 },
    { name: 'Tangent', tex: tex`\tan\theta = \frac{\text{opposite}}{\text{adjacent}}`, from: 9 },
    {
      name: 'Sine rule',
      tex: tex`\frac{a}{\sin A} = \frac{b}{\sin B} = \frac{c}{\sin C}`,
      from: 10,
      tier: 'higher',
    },
    { name: 'Cosine rule', tex: tex`a^2 = b^2 + c^2 - 2bc\cos A`, from: 10, tier: 'higher' },
  ],
}

const numbers: FormulaGroup = {
  title: 'Percentages, rates and units',
  formulas: [
    { name: 'Metres and kilometres', tex: tex`1\,\text{km} = 1000\,\text{m}`, from: 4 },
    { name: 'Grams and kilograms', tex: tex`1\,\text{kg} = 1000\,\text{g}`, from: 4 },
    { name: 'Millilitres and litres', tex: tex`1\,\text{l} = 1000\,\text{ml}`, from: 4 },
    {
      name: 'A percentage of an amount',
      tex: tex`\frac{\text{percentage}}{100} \times \text{amount}`,
      from: 6,
    },
    {
      name: 'Percentage change',
      tex: tex`\frac{\text{change}}{\text{original}} \times 100`,
      from: 8,
    },
    {
      name: 'Simple interest',
      tex: tex`\frac{P \times r \times t}{100}`,
      note: '$P$ is put in at $r$ per cent a year for $t$ years.',
      from: 9,
    },
    { name: 'Compound growth', tex: tex`P\left(1 + \frac{r}{100}\right)^n`, from: 9 },
    { name: 'Speed', tex: tex`\frac{\text{distance}}{\text{time}}`, from: 7 },
    { name: 'Density', tex: tex`\frac{\text{mass}}{\text{volume}}`, from: 9 },
    { name: 'Pressure', tex: tex`\frac{\text{force}}{\text{area}}`, from: 10 },
  ],
}

const algebra: FormulaGroup = {
  title: 'Algebra and graphs',
  formulas: [
    {
      name: 'The term in place $n$ of a linear sequence',
      tex: 'dn + (a - d)',
      note: '$a$ is the first term, $d$ the step.',
      from: 7,
    },
    {
      name: 'A straight line',
      tex: 'y = mx + c',
      note: '$m$ is the gradient; the line crosses the $y$-axis at $c$.',
      from: 8,
    },
    { name: 'Gradient', tex: tex`m = \frac{y_2 - y_1}{x_2 - x_1}`, from: 9 },
    {
      name: 'Midpoint',
      tex: tex`\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)`,
      from: 9,
    },
    { name: 'Multiplying powers', tex: tex`a^m \times a^n = a^{m+n}`, from: 8 },
    { name: 'Dividing powers', tex: tex`a^m \div a^n = a^{m-n}`, from: 8 },
    { name: 'A power of a power', tex: '(a^m)^n = a^{mn}', from: 9 },
    { name: 'A negative power', tex: tex`a^{-n} = \frac{1}{a^n}`, from: 10 },
    {
      name: 'A fractional power',
      tex: tex`a^{\frac{1}{n}} = \sqrt[n]{a}`,
      from: 10,
      tier: 'higher',
    },
    { name: 'Difference of two squares', tex: 'a^2 - b^2 = (a + b)(a - b)', from: 9 },
    {
      name: 'The solutions of $ax^2 + bx + c = 0$',
      tex: tex`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
      from: 10,
      tier: 'higher',
    },
  ],
}

const chance: FormulaGroup = {
  title: 'Averages and chance',
  formulas: [
    { name: 'Mean', tex: tex`\frac{\text{total}}{\text{how many}}`, from: 6 },
    { name: 'Range', tex: tex`\text{largest} - \text{smallest}`, from: 7 },
    {
      name: 'Probability, all outcomes alike',
      tex: tex`\frac{\text{outcomes that are wanted}}{\text{all outcomes}}`,
      from: 7,
    },
    { name: 'It does not happen', tex: tex`P(\text{not } A) = 1 - P(A)`, from: 7 },
    {
      name: 'Both, where one does not change the other',
      tex: tex`P(A \text{ and } B) = P(A) \times P(B)`,
      from: 9,
    },
    {
      name: 'One or the other',
      tex: tex`P(A \text{ or } B) = P(A) + P(B) - P(A \text{ and } B)`,
      from: 10,
    },
  ],
}

export const mathematics: readonly FormulaGroup[] = [
  lengthsAndAreas,
  volumes,
  angles,
  numbers,
  algebra,
  chance,
]
