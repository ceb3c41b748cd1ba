import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['منيرة السبيعي', 'م س'],
    ['عبدالله الغامدي', 'ع غ'],
    ['أسامة بن خالد الثبيتي', 'ا ث'],
    ['الوليد', 'و'],
    ['آل', 'ا'],
    ['Munira Alsubaie', 'M A'],
    ['hind  al-zahrani', 'H A'],
    ['Reem', 'R'],
    ['Dr. Reem – Alqahtani', 'R A'],
    ['Dr. Munira', 'M'],
    ['dr Munira Alsubaie', 'M A'],
    ['Prof. Dr. Munira Alsubaie', 'M A'],
    ['د. منيرة السبيعي', 'م س'],
    ['د.منيرة السبيعي', 'م س'],
    ['أ.د. منيرة السبيعي', 'م س'],
    ['م. فهد', 'ف'],
    ['الدكتورة منيرة السبيعي', 'م س'],
    ['\u200Fمنيرة  \u200Fالسبيعي\u200F', 'م س'],
    ['J.R. Smith', 'J S'],
    ['Dr.', 'D'],
    ['', ''],
    ['  –  ', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
