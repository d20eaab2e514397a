import { useState } from 'react'
import { Specimen } from '#ui/gallery/specimen.tsx'
import { MathsField } from '#ui/maths-field.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'

const words = `Solve $3(x-2) = 2x + 5$ and check it. A pen costs $5 and a book $10.

Multiply **both** sides, *then* add:

1. $\\frac{x+1}{2} = 4$
2. \\(x + 1 = 8\\)

$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$

LaTeX that cannot be read stays as it is: $\\frac{1}{$.`

const equationKeys = ['x', '(', ')', '+', '-', '=', '*', '/', 'fraction']
const moreKeys = ['x', 'y', 'pi', '(', ')', 'power', 'square', 'root', '<=', '+', '-', '=']

export function MathsGallery() {
  const [working, setWorking] = useState('3(x-2)=2x+5\n3x-6=2x+5\nx=11')
  const [line, setLine] = useState('(x+1)/2')
  const [number, setNumber] = useState('')
  return (
    <>
      <Specimen title="Maths text" className="grid max-w-160 gap-4">
        <MathsText>{words}</MathsText>
        <h3 className="text-xl">
          <MathsText inline>{'Where does $y = x^2 - 6x + 8$ cross the $x$-axis?'}</MathsText>
        </h3>
        <div className="rounded-card bg-primary-soft p-6 text-center text-2xl">
          <Tex display>{'3(x-2) = 2x+5'}</Tex>
        </div>
      </Specimen>
      <Specimen title="Maths field" className="grid max-w-180 gap-10">
        <MathsField
          label="Your steps"
          hint="one on each line"
          value={working}
          onChange={({ plain }) => setWorking(plain)}
          multiline
          keys={equationKeys}
        />
        <MathsField
          label="Your answer"
          value={line}
          onChange={({ plain }) => setLine(plain)}
          keys={moreKeys}
        />
        <MathsField label="A number" value={number} onChange={({ plain }) => setNumber(plain)} />
        <MathsField label="Not open any more" value="x=11" onChange={() => {}} disabled />
      </Specimen>
    </>
  )
}
