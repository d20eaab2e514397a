/** Complex numbers: Cartesian and polar form, conjugates, roots. */
export const COMPLEX = String.raw`
## Cartesian form
= expression 3+4i
right: 3+4i // as it is
right: 4i+3 // turned round
right: 3+i4 // the letter in front
right: 3+4*i // a star
right: 3 + 4 i // spaces
right: 3+4𝑖 // an italic letter
right: z=3+4i // with its letter
wrong: 3-4i // the conjugate
wrong: 4+3i // turned round
wrong: -3+4i // a sign
wrong: -3-4i // both signs
wrong: 7i // unlike parts added
wrong: 7 // unlike parts added
wrong: 3+4 // the letter lost
wrong: 5 // the modulus
wrong: 3i+4 // the letter at the wrong number
wrong: 12i // multiplied
wrong: 3+4i^2 // squared
wrong: -1 // with i^2
= expression 5 {"variables":["i"],"text":"Find |3+4i|."}
right: 5 // as it is
right: √(3^2+4^2)=5 // with its calculation
wrong: 7 // added
wrong: 25 // not rooted
wrong: √7 // with a minus
wrong: 5i // the letter
wrong: -5 // a sign
wrong: ±5 // two signs
= expression 2i
right: 2i // as it is
right: 0+2i // with a zero
right: i*2 // turned round
right: i2 // turned round
wrong: i3 // turned round, another number
wrong: -i2 // turned round, a sign
wrong: -2i // a sign
wrong: 2 // the letter lost
wrong: -2 // squared
wrong: 2i^2 // squared
wrong: i^2 // a power for a product
wrong: 2+i // a sum
wrong: 1+i^2 // squared term by term
= expression -1 {"variables":["i"]}
right: -1 // as it is
wrong: 1 // a sign
wrong: i // the root
wrong: -i // another power
wrong: i^4 // another power
= expression 13 {"variables":["i"],"text":"Work out (2+3i)(2-3i)."}
right: 13 // as it is
right: 4+9=13 // with its calculation
wrong: -5 // the square of i forgotten
wrong: 4-9i // the square of i forgotten
wrong: 13i // the letter
wrong: 4+9i // a letter too many
wrong: -13 // a sign
= expression (1+2i)/5
right: 1/5+2i/5 // parted
right: 0.2+0.4i // decimals
right: \frac{1}{5}+\frac{2}{5}i // LaTeX
right: \frac{1+2i}{5} // LaTeX
wrong: (1-2i)/5 // a sign
wrong: 1+2i/5 // the bracket lost
wrong: (1+2i)/3 // squares taken away
wrong: 1+2i // not divided
wrong: (2+i)/5 // turned round
wrong: (1+2i)/25 // squared

## conjugate
= expression 2+5i {"text":"Write down the complex conjugate of 2-5i."}
right: 5i+2 // turned round
wrong: 2-5i // the number itself
wrong: -2+5i // the other sign
wrong: -2-5i // both signs
wrong: 5+2i // turned round
wrong: 5-2i // turned round and a sign
wrong: 29 // the product
wrong: 1/(2-5i) // the reciprocal

## polar form
= expression 2e^(iπ/3)
right: 2e^{iπ/3} // LaTeX
right: 2e^{i\pi/3} // LaTeX
right: 2(cos(π/3)+i sin(π/3)) // by cosine and sine
right: 1+√3 i // Cartesian
right: 1+i√3 // Cartesian, turned round
right: 2exp(iπ/3) // a name
right: 2e^(7iπ/3) // once more around
right: 2(cos 60° + i sin 60°) // degrees
wrong: 2e^(-iπ/3) // the conjugate
wrong: 2e^(iπ/6) // another angle
wrong: e^(iπ/3) // the modulus lost
wrong: 2e^(π/3) // the letter lost
wrong: √3+i // turned round
wrong: 2(cos(π/3)-i sin(π/3)) // the conjugate
wrong: 4e^(iπ/3) // the modulus squared
wrong: 2(sin(π/3)+i cos(π/3)) // turned round
wrong: 2+e^(iπ/3) // a sum
wrong: 1+√3 // the letter lost
wrong: -2e^(iπ/3) // a sign
wrong: 2e^(2iπ/3) // twice the angle
= expression cos(θ)+i sin(θ)
right: e^(iθ) // Euler
right: cosθ+isinθ // no spaces
right: i sin θ + cos θ // turned round
wrong: cos(θ)-i sin(θ) // the conjugate
wrong: sin(θ)+i cos(θ) // turned round
wrong: cos(θ)+sin(θ) // the letter lost
wrong: e^θ // the letter lost
wrong: e^(-iθ) // the conjugate
= expression √2e^(iπ/4)
right: 1+i // Cartesian
right: √2(cos(π/4)+i sin(π/4)) // by cosine and sine
wrong: 1-i // the conjugate
wrong: 2e^(iπ/4) // the modulus squared
wrong: √2e^(iπ/2) // another angle
wrong: √2e^(-iπ/4) // the conjugate
wrong: e^(iπ/4) // the modulus lost
wrong: 2i // squared

## roots of equations
= expression z=2+3i or z=2-3i {"start":"z^2-4z+13=0"}
right: z=2+3i or z=2-3i // as it is
right: z=2±3i // one sign for both
right: 2±3i // alone
right: z=2-3i, 2+3i // turned round
right: 2+3i, 2-3i // alone
wrong: z=-2±3i // a sign
wrong: z=2±3 // the letter lost
wrong: z=4±6i // not halved
wrong: z=3±2i // turned round
wrong: z=2±9i // not rooted
wrong: z=2+3i or z=-2-3i // both signs
wrong: no solution // of complex numbers there are two
wrong: z=5 or z=-1 // the letter lost
= expression z=3i or z=-3i
right: z=±3i // one sign for both
right: ±3i // alone
right: -3i, 3i // turned round
wrong: z=±3 // the letter lost
wrong: z=±9i // not rooted
wrong: z=±√3i // rooted twice
wrong: z=3i or z=i // another one
wrong: z=±4.5i // halved
`
