import { describe } from 'vitest'
import { geometryFamilies } from '#families/geometry/geometry.families.ts'
import { testDrawn, testTyped, testUnread } from '#families/measure/check.testing.ts'

describe('geometry', () => {
  testTyped(geometryFamilies, [
    ['right triangle with sides 6 and 8 find the hypotenuse', '10'],
    ['right angled triangle hypotenuse 13cm one side 5cm find the other side', '12', 'cm'],
    ['right triangle legs 5 and 6 leave as surd find hypotenuse', '\\sqrt{61}'],
    ['right-angled triangle legs 5 and 12, what is the third side', '13'],
    ['hypotenuse 10 and side 6 right triangle third side', '8'],
    [
      'a ladder 5m long leans on a wall its foot is 3m from the wall how high does it reach',
      '4',
      'm',
    ],
    ['diagonal of a rectangle 6cm by 8cm', '10', 'cm'],
    ['right angled triangle angle 35 hypotenuse 10cm find the opposite', '5.74', 'cm'],
    ['right triangle opposite 3 adjacent 4 find the angle', '36.9', '°'],
    ['triangle a=5 b=7 C=60 find c', '6.24'],
    ['triangle ABC a = 5cm, b = 6cm, c = 7cm find angle C', '78.5', '°'],
    ['triangle with a = 8 cm, A = 40°, B = 60° find b', '10.8', 'cm'],
    ['area of triangle with sides 5cm and 8cm and angle between them 30 degrees', '10', 'cm^2'],
    ['area of a circle radius 5cm', '78.5', 'cm^2'],
    ['circle radius 5 find area in terms of pi', '25\\pi'],
    ['circle diameter 10cm circumference?', '31.4', 'cm'],
    ['area of circle with diameter 12 m to 1 dp', '113.1', 'm^2'],
    ['radius of a circle with area 50cm^2', '3.99', 'cm'],
    ['the area of a sector radius 6cm angle 60 degrees', '18.8', 'cm^2'],
    ['arc length radius 10 angle 45', '7.85'],
    ['find the area of a semicircle with radius 4cm', '25.1', 'cm^2'],
    ['a cuboid is 3cm by 4cm by 5cm whats its volume', '60', 'cm^3'],
    ['volume of a cylinder radius 3cm height 10cm', '283', 'cm^3'],
    ['sphere radius 3 volume', '113'],
    ['rectangle 5 by 3 area', '15'],
    ['perimeter of rectangle 7cm by 4cm', '22', 'cm'],
    ['the perimeter of a square is 36cm. find its side', '9', 'cm'],
    ['a square has area 49 cm^2 find the side', '7', 'cm'],
    ['triangle base 6cm height 4cm find area', '12', 'cm^2'],
    ['area of trapezium with parallel sides 5cm and 7cm and height 4cm', '24', 'cm^2'],
    ['area of a rectangle 50cm by 2m', '10000', 'cm^2'],
    ['is a triangle with sides 5 12 and 13 right angled?', '\\text{yes}'],
    ['is a triangle with sides 5 6 and 9 right angled?', '\\text{no}'],
    ['angles in a triangle are 50 and 60 find the third', '70', '°'],
    ['a quadrilateral has angles 90, 80 and 100 degrees find the last angle', '90', '°'],
    ['angles on a straight line 70 and x find x', '110', '°'],
    ['an isosceles triangle has top angle 40 find the base angles', '70', '°'],
    ['corresponding angle to 65 degrees what is it', '65', '°'],
    ['interior angle of a regular hexagon', '120', '°'],
    ['sum of interior angles of an octagon', '1080', '°'],
    ['how many sides does a polygon with exterior angle 40 degrees have', '9'],
  ])
  testUnread(geometryFamilies, [
    'what is a hypotenuse',
    'why is pi 3.14',
    'area of triangle with sides 5cm and 7cm',
    'a rectangle has length 2x+1 and width 3 find area',
    'circle of friends',
    'how many circles are there',
    'square root of 49',
    'i got 5 out of 10 on my triangle quiz',
  ])
  testDrawn(geometryFamilies)
})
