import { exercise } from '#text/training/exercise.ts'

export const MATHEMATICS = [
  exercise(
    'What is a prime number?',
    ['A number with exactly two factors, 1 and itself.'],
    `
+ it can only be divided by 1 and itself
+ a number that has just two factors
+ its only factors are one and the number itself
+ exactly 2 factors
- a number with exactly three factors
- an odd number
- it can be divided by 2
- a number with more than two factors
- it has no factors
- a prime number is a number
- a number that can be divided by many numbers`,
  ),
  exercise(
    'What does the denominator of a fraction tell you?',
    ['Into how many equal parts the whole is divided.'],
    `
+ how many equal parts there are in the whole
+ the number of equal pieces that the whole is split into
+ it says into how many equal parts something is cut
- how many parts are taken
- the number on top
- how many parts you have
- into how many unequal parts the whole is divided
- the numerator
- it tells you about a fraction
- how big the number is`,
  ),
  exercise(
    'How do you find the mean of some numbers?',
    ['Add them up and divide by how many there are.'],
    `
+ add all of them then divide by how many numbers you have
+ the total divided by how many there are
+ you sum the numbers and divide the sum by the count
+ find the total and share it by how many numbers there are
- put them in order and take the middle one
- the number that comes most often
- add them up and multiply by how many there are
- subtract the smallest from the largest
- divide by how many there are and do not add them up
- add them up
- you find the average of the numbers`,
  ),
  exercise(
    'What is the difference between area and perimeter?',
    ['Area is the space inside a shape, and perimeter is the distance around it.'],
    `
+ perimeter is how far it is round the shape, area is how much is inside
+ the area is the surface inside and the perimeter the length all around
+ area: inside space, perimeter: distance around the outside
- perimeter is the space inside a shape and area is the distance around it
- area is around and perimeter is inside
- they are both lengths
- area is bigger
- the area is the distance around a shape
- perimeter is a times b
- the difference is that they are different`,
  ),
  exercise(
    'Why is a square also a rectangle?',
    ['It has four right angles.'],
    `
+ because all its angles are right angles
+ a square has 4 right angles just like a rectangle
+ all four corners are 90 degrees
- because all its sides are equal
- it has three right angles
- it has no right angles
- a square is not a rectangle
- it has four sides
- it has five right angles
- because it is a square
- it looks the same`,
  ),
  exercise(
    'What happens to the area of a square when its side is doubled?',
    ['It becomes four times as large.'],
    `
+ it gets 4 times bigger
+ the area is multiplied by four
+ the new area is four times the old one
- it becomes twice as large
- it doubles
- it becomes four times as small
- it gets 2 times bigger
- it becomes eight times as large
- it stays the same
- the side is doubled
- the area gets larger`,
  ),
  exercise(
    'What does a negative gradient of a line mean?',
    ['The line goes down from left to right.'],
    `
+ it slopes downwards as you go right
+ y gets smaller as x gets bigger
+ the line falls from left to right
- the line goes up from left to right
- the line goes down from right to left
- it slopes up
- the line is horizontal
- the line has a gradient
- the line does not go down from left to right
- it is below zero`,
  ),
  exercise(
    'What is meant by an independent event in probability?',
    ['What happens in one event does not change the chance of the other.'],
    `
+ one event does not affect the probability of the other
+ the chance stays the same whatever happens in the other event
+ neither changes the probability of the other one
- what happens in one event changes the chance of the other
- they affect each other
- it will not happen
- both happen at the same time
- an event in probability
- the events can not both happen
- it is certain`,
  ),
  exercise(
    'What do you do to both sides to solve x + 7 = 12?',
    ['Subtract 7 from both sides.'],
    `
+ take away 7
+ minus 7 on both sides
+ you subtract seven
+ take 7 off each side
- add 7 to both sides
- subtract 12 from both sides
- divide both sides by 7
- subtract 5 from both sides
- plus 7
- do the same to both sides
- subtract x`,
  ),
  exercise(
    'What is the radius of a circle?',
    ['The distance from the centre to the edge.'],
    `
+ how far it is from the middle to the edge of the circle
+ the line from the centre to the circle
+ half of the diameter
+ a straight line from the middle to the outside
- the distance from edge to edge
- the distance around the circle
- the distance across the circle through the centre
- twice the diameter
- the middle of the circle
- the diameter
- it is part of a circle`,
  ),
].flat()
