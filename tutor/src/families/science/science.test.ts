import { describe } from 'vitest'
import { testDrawn, testHostile, testTyped, testUnread } from '#families/measure/check.testing.ts'
import { scienceFamilies } from '#families/science/science.families.ts'

describe('science', () => {
  testTyped(scienceFamilies, [
    ['force on 5kg mass accelerating at 3 m/s^2', '15', 'N'],
    ['force on 5kg accelerating at 3ms-2', '15', 'N'],
    ['F=ma m=5 a=3 find F', '15', 'N'],
    ['a 1200kg car brakes with force 6000N find deceleration', '5', 'm/s^2'],
    ['whats the weight of a 70kg man', '686', 'N'],
    ['what is the weight of 5kg on the moon where g = 1.6 N/kg', '8', 'N'],
    ['moment of 20N force 0.5m from pivot', '10', 'N m'],
    ['spring constant 200 N/m stretched 5cm force?', '10', 'N'],
    ['momentum 3 kg at 5 m/s', '15', 'kg m/s'],
    [
      'a car accelerates from rest to 20 m/s in 8 seconds, what is its acceleration',
      '2.5',
      'm/s^2',
    ],
    ['a car travelling at 20 m/s stops in 50m find acceleration', '-4', 'm/s^2'],
    ['a ball of mass 500g moving at 4 m/s kinetic energy?', '4', 'J'],
    ['whats the gpe of a 2kg book lifted 1.5m', '29.4', 'J'],
    ['a force of 200N moves a box 5m how much work is done', '1000', 'J'],
    ['a crane lifts a 20 N weight through a height of 3 m. find the work done', '60', 'J'],
    ['how much energy does a 60W bulb use in 5 minutes', '18000', 'J'],
    ['efficiency of a motor total input 500J useful output 350J', '70'],
    ['energy 2kg 4200J/(kg °C) temperature rise 5°C', '42000', 'J'],
    ['a kettle 230V 10A whats its power', '2300', 'W'],
    ['what current flows through a 12 ohm resistor at 6V', '0.5', 'A'],
    ['charge when 2A flows for 3 minutes', '360', 'C'],
    ['speed of a wave frequency 50Hz wavelength 2m', '100', 'm/s'],
    ['how many neutrons does sodium have if mass number 23 and atomic no 11', '12'],
    ['thinking distance 12 m braking distance 24 m find the stopping distance', '36', 'm'],
    ['how many moles in 36g of water Mr 18', '2', 'mol'],
    ['how many moles in 88g of CO2', '2', 'mol'],
    ['mass of 2 moles of water', '36', 'g'],
    ['relative formula mass of Ca(OH)2', '74'],
    ['magnification if image is 40mm and actual size is 0.02mm', '2000'],
    ['image size 30mm actual size 60um magnification', '500'],
    [
      'balance CH4 + O2 -> CO2 + H2O',
      '\\text{CH}_{4} + 2\\text{O}_{2} \\rightarrow \\text{CO}_{2} + 2\\text{H}_{2}\\text{O}',
    ],
    [
      'Balance this please: Fe2O3 + CO → Fe + CO2',
      '\\text{Fe}_{2}\\text{O}_{3} + 3\\text{CO} \\rightarrow 2\\text{Fe} + 3\\text{CO}_{2}',
    ],
  ])
  testUnread(scienceFamilies, [
    'what is a force',
    'why is kinetic energy important',
    'balance the budget',
    'a car weighs 1200 kg',
    'efficiency of a motor with total input 100 J and wasted 20 J',
    'how does a battery work',
    'what happens in CH4 + O2 -> CO2 + H2O',
    'what is the power of 2 in 2^5',
    'may the force be with 5 of you',
    'the mass is at 10 on Sunday',
  ])
  testHostile(scienceFamilies)
  testDrawn(scienceFamilies)
})
